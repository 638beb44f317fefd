'use client';

import { Card } from '@/components/ui/display/card';
import { DataTable } from '@/components/ui/table/data-table';
import { TablePagination } from '@/components/kit/table/table-pagination';
import { TableSearch } from '@/components/kit/table/table-search';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { useArea } from '../area';
import { customerArea, type ListedCustomer } from './customer-area';
import { customerColumns } from './customer-columns';

const rowId = ({ id }: ListedCustomer) => String(id);

/** All customers, in pages of ten. */
export function CustomersCard() {
  const customers = useArea(customerArea);
  const table = useDataTable({ rows: customers, columns: customerColumns, rowId, pageSize: 10 });
  return (
    <Card aria-label="Customers">
      <TableSearch table={table} label="Search customers" className="mb-4 sm:max-w-72" />
      <DataTable table={table} label="Customers" stacked />
      <TablePagination table={table} label="Customers" />
    </Card>
  );
}
