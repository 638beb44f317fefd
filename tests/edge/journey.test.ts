import { describeCustomerJourney } from '@/tests/support/customer-journey';
import { startEdgePortal } from '@/tests/support/edge-portal';

describeCustomerJourney('in workerd', startEdgePortal);
