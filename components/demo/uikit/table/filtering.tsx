'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { ClearFilters } from '@/components/ui/table/clear-filters';
import { saveTable } from '@/components/kit/table/csv';
import { DataTable } from '@/components/ui/table/data-table';
import { TablePagination } from '@/components/kit/table/table-pagination';
import { TableSearch } from '@/components/kit/table/table-search';
import { columnsFor } from '@/components/ui/table/features';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { customers, type Customer } from '../../data/customers';
import { DemoSection } from '../../demo-section';
import { customerColumn } from './customer-columns';

const { name, country, agent, date, balance, status, activity, verified } = customerColumn;
const columns = columnsFor<Customer>().columns([
  name,
  country,
  agent,
  date,
  balance,
  status,
  activity,
  verified,
]);

/** A filter menu of each type, search, paging, loading and an export of the matches. */
export default function Filtering() {
  const [loading, setLoading] = useState(false);
  const table = useDataTable({
    rows: customers,
    columns,
    rowId: (customer) => String(customer.id),
    pageSize: 10,
    frozen: { start: ['name'] },
  });

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLoading(false), 1000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <DemoSection
      title="Filtering"
      description="Each column has a menu for its kind of value; the search looks through all of them."
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <TableSearch
          table={table}
          label="Search customers"
          className="w-full sm:me-auto sm:w-auto sm:max-w-64 sm:grow sm:basis-40"
        />
        <ClearFilters table={table} />
        <Button
          className="max-sm:grow"
          variant="secondary"
          icon="refresh-cw"
          loading={loading}
          onClick={() => setLoading(true)}
        >
          Load again
        </Button>
        <Button
          className="max-sm:grow"
          variant="secondary"
          icon="download"
          onClick={() => saveTable(table, 'customers.csv')}
        >
          Export CSV
        </Button>
      </div>
      <DataTable table={table} label="Customers" loading={loading} />
      <TablePagination table={table} label="Customers" />
    </DemoSection>
  );
}
