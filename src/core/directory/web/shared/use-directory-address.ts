import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { directoryAddress } from './directory-search.ts';

export const useDirectoryAddress = () => useListAddress(directoryAddress);
