import {
  columnFilteringFeature,
  columnGroupingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createGroupedRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  metaHelper,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_datetime,
  sortFn_text,
  tableFeatures,
  type Cell,
  type Column,
  type Header,
  type ReactTable,
  type Row,
  type RowData,
  type TableOptions,
} from '@tanstack/react-table';
import type { Alignment } from './cell-classes';
import type { FilterSpec } from './filters/rules';

/** A column's settings beyond value and cell. */
interface ColumnMeta {
  /**
   * The column's name where its header is not a text: in menus, on stacked cards and in files. A function
   * where the columns are made when their module is loaded.
   */
  label?: string | (() => string);
  align?: Alignment;
  /** Adds a filter menu to the header. */
  filter?: FilterSpec;
  /** Marks the cell that names its row (`<th scope="row">`). */
  rowHeader?: boolean;
  /** Buttons or checkboxes: omitted from files, and placed beside the row's name on stacked cards. */
  control?: boolean;
}

/** One set of features for every table of the app, so that tables share one type. */
export const features = tableFeatures({
  columnMeta: metaHelper<ColumnMeta>(),
  columnVisibilityFeature,
  columnSizingFeature,
  columnPinningFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text, datetime: sortFn_datetime },
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  columnGroupingFeature,
  groupedRowModel: createGroupedRowModel(),
  rowExpandingFeature,
  rowSelectionFeature,
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

type Features = typeof features;

/** A table as `useDataTable` makes it. */
export type DataTableOf<T extends RowData> = ReactTable<Features, T>;
export type ColumnOf<T extends RowData> = Column<Features, T>;
export type RowOf<T extends RowData> = Row<Features, T>;
export type CellOf<T extends RowData> = Cell<Features, T>;
export type HeaderOf<T extends RowData> = Header<Features, T>;

/** The columns of a table; create them once, outside the component, with `columnsFor`. */
export type ColumnsOf<T extends RowData> = TableOptions<Features, T>['columns'];

/** The helper that types a table's columns: `const column = columnsFor<Customer>()`. */
export const columnsFor = <T extends RowData>() => createColumnHelper<Features, T>();
