/** A carrier's text for each step. */
export interface CarrierWords {
  label: string;
  pickedUp: string;
  leftOrigin: string;
  arrived: string;
  departed: string;
  customs: string;
  cleared: string;
  outForDelivery: string;
  delivered: string;
  attempt: string;
  pickup: string;
  problem: string;
  lost: string;
  returned: string;
}

const ups: CarrierWords = {
  label: 'Shipper created a label, UPS has not received the package yet.',
  pickedUp: 'Origin Scan',
  leftOrigin: 'Departed from Facility',
  arrived: 'Arrived at Facility',
  departed: 'Departed from Facility',
  customs: 'Your package is being processed at the clearance facility.',
  cleared: 'Your package has cleared customs.',
  outForDelivery: 'Out For Delivery Today',
  delivered: 'Delivered',
  attempt: 'The receiver was not available at the time of the delivery attempt.',
  pickup: 'The package was delivered to a UPS Access Point and awaits collection.',
  problem: 'The street number is incorrect. This may delay delivery. We are updating the address.',
  lost: 'The package could not be found. An investigation was opened.',
  returned: 'The package was not collected and was returned to the sender.',
};

const fedex: CarrierWords = {
  label: 'Shipment information sent to FedEx',
  pickedUp: 'Picked up',
  leftOrigin: 'Left FedEx origin facility',
  arrived: 'Arrived at FedEx hub',
  departed: 'Departed FedEx hub',
  customs: 'International shipment release - Import: clearance in progress',
  cleared: 'International shipment release - Import',
  outForDelivery: 'On FedEx vehicle for delivery',
  delivered: 'Delivered',
  attempt: 'Delivery exception: customer not available or business closed',
  pickup: 'Ready for recipient pickup',
  problem: 'Delivery exception: incorrect address',
  lost: 'Shipment exception: package not located, trace opened',
  returned: 'Package returned to shipper',
};

const usps: CarrierWords = {
  label: 'Shipping Label Created, USPS Awaiting Item',
  pickedUp: 'USPS in possession of item',
  leftOrigin: 'Departed Post Office',
  arrived: 'Arrived at USPS Regional Facility',
  departed: 'Departed USPS Regional Facility',
  customs: 'Processed Through Facility, held in customs',
  cleared: 'Customs clearance processing complete',
  outForDelivery: 'Out for Delivery',
  delivered: 'Delivered, Front Desk/Reception/Mail Room',
  attempt: 'Notice Left (No Authorized Recipient Available)',
  pickup: 'Available for Pickup',
  problem: 'Insufficient Address',
  lost: 'Search request initiated: item not located',
  returned: 'Unclaimed/Being Returned to Sender',
};

const dhlExpress: CarrierWords = {
  label: 'Shipment information received',
  pickedUp: 'Shipment picked up',
  leftOrigin: 'Shipment has departed from a DHL facility',
  arrived: 'Arrived at DHL Sort Facility',
  departed: 'Shipment has departed from a DHL facility',
  customs:
    'Customs clearance status updated. Note: the customs process may start while the shipment is in transit.',
  cleared: 'Clearance processing complete',
  outForDelivery: 'Shipment is out with courier for delivery',
  delivered: 'Delivered',
  attempt: 'Delivery attempted; recipient not home',
  pickup: 'Available for collection at a DHL ServicePoint',
  problem: 'Address information needed; contact DHL',
  lost: 'Shipment on hold: being searched for',
  returned: 'Returned to shipper',
};

const amazon: CarrierWords = {
  ...ups,
  label: 'Label created',
  pickedUp: 'Package left the seller facility and is in transit to carrier',
  leftOrigin: 'Package left the carrier facility',
  arrived: 'Package arrived at a carrier facility',
  departed: 'Package left a carrier facility',
  outForDelivery: 'Out for delivery',
  delivered: 'Package was handed to a receptionist',
};

const ontrac: CarrierWords = {
  ...ups,
  label: 'Shipment data received; package not yet in our possession',
  pickedUp: 'Package received at origin facility',
  leftOrigin: 'Package in transit to the next facility',
  arrived: 'Package arrived at facility',
  departed: 'Package in transit to the next facility',
  outForDelivery: 'Out for delivery',
};

const royalMail: CarrierWords = {
  ...usps,
  label: 'Sender preparing item',
  pickedUp: 'Item received at post office',
  leftOrigin: 'Item leaving the post office',
  arrived: 'Item received at international processing centre',
  departed: 'Item leaving the UK',
  delivered: 'Delivered to reception',
};

export const carrierWords: Record<string, CarrierWords> = {
  ups,
  fedex,
  usps,
  dhl_express: dhlExpress,
  amazon,
  ontrac,
  royal_mail: royalMail,
};
