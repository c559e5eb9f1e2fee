import { SearchField, type SearchFieldProps } from '../../primitives/SearchField/SearchField.tsx';
import { useTypedSearch } from './use-typed-search.ts';

/** A search field whose text is reported when the typing pauses. Typing draws nothing but this field. */
export const TypedSearch = ({ value, onChange, ...props }: SearchFieldProps) => {
  const { typed, type } = useTypedSearch(value, onChange);
  return <SearchField {...props} value={typed} onChange={type} />;
};
