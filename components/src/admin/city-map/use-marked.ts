import { useAddress } from '../console/parameters.ts';

/** The ride that is chosen on a map, by the address. Back takes the choice away; another choice replaces it. */
export const useMarked = () => {
  const { parameters, change, close } = useAddress();
  const markedId = parameters.get('marked');
  const mark = (id: string | null): void => {
    if (id !== null) change({ marked: id }, { push: markedId === null });
    else if (markedId !== null) close('marked');
  };
  return { markedId, mark };
};
