'use client';

import { DataTable } from '@/components/ui/table/data-table';
import { GroupBody } from '@/components/kit/table/group-body';
import { columnsFor } from '@/components/ui/table/features';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { customers, type Customer } from '../../data/customers';
import { DemoSection } from '../../demo-section';
import { customerColumn } from './customer-columns';
import { Person } from './person';
import { plain } from './plain';

const { name, country, company, date, status, agent } = customerColumn;
const columns = columnsFor<Customer>().columns([
  plain(name),
  plain(country),
  company,
  plain(status),
  plain(date),
  plain(agent),
]);

const byAgent = customers.slice(0, 30).toSorted((a, b) => a.agent.localeCompare(b.agent));

function count(rows: Customer[]): string {
  return `${rows.length} ${rows.length === 1 ? 'customer' : 'customers'}`;
}

/** Customers grouped by agent, with a count in the footer of each group. */
export default function Grouping() {
  const table = useDataTable({
    rows: byAgent,
    columns,
    rowId: (customer) => String(customer.id),
    groupBy: 'agent',
    hidden: ['agent'],
  });
  return (
    <DemoSection title="Grouping" description="Customers under the agent who looks after them.">
      <DataTable
        table={table}
        label="Customers by agent"
        maxHeight={480}
        body={
          <GroupBody
            table={table}
            heading={(rows) => <Person name={rows[0]?.agent ?? ''} />}
            footer={(rows) => count(rows)}
          />
        }
      />
    </DemoSection>
  );
}
