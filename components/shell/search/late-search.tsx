'use client';

import { Late } from '@/components/shell/start/late';
import { loadParts } from '@/components/shell/start/load-parts';
import { searchFieldId } from './search-field-id';

const load = async () => (await loadParts()).LiveSearch;

/** Loads what opens the box after the page, or once the field is near. */
export const LateSearch = () => <Late load={load} props={{}} near={searchFieldId} />;
