'use client';

import { useId, useState } from 'react';
import { Switch } from '@/components/ui/field/switch';
import { DataTable } from '@/components/ui/table/data-table';
import { columnsFor } from '@/components/ui/table/features';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { customers, type Customer } from '../../data/customers';
import { DemoSection } from '../../demo-section';
import { customerColumn } from './customer-columns';
import { plain } from './plain';

const { name, id, country, company, date, status, activity, agent, balance } = customerColumn;
const columns = columnsFor<Customer>().columns([
  plain(name),
  id,
  plain(country),
  company,
  plain(date),
  plain(status),
  plain(activity),
  plain(agent),
  plain(balance),
]);

const rows = customers.slice(0, 20);

/** The first column is frozen; the balance is frozen on demand. */
export default function FrozenColumns() {
  const switchId = useId();
  const [frozen, setFrozen] = useState(false);
  const table = useDataTable({
    rows,
    columns,
    rowId: (customer) => String(customer.id),
    frozen: { start: ['name'] },
  });
  return (
    <DemoSection title="Frozen columns" description="The name stays in sight while the other columns scroll.">
      <Switch
        id={switchId}
        label="Keep the balance in sight"
        className="mb-4"
        checked={frozen}
        onChange={(event) => {
          setFrozen(event.target.checked);
          table.getColumn('balance')?.pin(event.target.checked ? 'end' : false);
        }}
      />
      <DataTable table={table} label="Balances" maxHeight={400} />
    </DemoSection>
  );
}
