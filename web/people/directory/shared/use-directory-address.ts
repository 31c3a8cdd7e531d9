import { useListAddress } from '#web/platform/list/use-list-address.ts';
import { directoryAddress } from './directory-search.ts';

export const useDirectoryAddress = () => useListAddress(directoryAddress);
