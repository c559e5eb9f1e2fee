import type { User } from '@mobility/openapi';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { answersOf, size, usersOf } from '../field.ts';
import { badgesOf, columns, hrefOf } from './cells.ts';
import { count, drawn, scrollThrough, shownOf, type TablePage, typeInto } from './table-page.ts';

const answers = answersOf(usersOf(count));
const container = document.createElement('div');
document.body.append(container);

const Cell = ({ id, user, text }: { id: string; user: User; text: string }) => {
  if (id === 'actions' || id === 'balance') return <button type="button">{text}</button>;
  if (id === 'name')
    return (
      <span>
        <span>{user.name.slice(0, 2)}</span>
        <a href={hrefOf(user)}>{text}</a>
        <span>{user.role}</span>
      </span>
    );
  if (id !== 'status') return <span>{text}</span>;
  return (
    <span>
      <span>{text}</span>
      {badgesOf(user).map((word) => (
        <b key={word}>{word}</b>
      ))}
    </span>
  );
};

const shown = columns.map(({ id, name, width, textOf }) => ({
  field: id,
  headerName: name,
  width,
  valueGetter: (_: never, user: User) => textOf(user),
  renderCell: ({ row, value }: { row: User; value?: string }) => (
    <Cell id={id} user={row} text={value ?? ''} />
  ),
}));

const Users = () => {
  const [search, setSearch] = useState('');
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <DataGrid
        rows={answers.get(search) ?? []}
        columns={shown}
        rowHeight={36}
        sx={{ height: size.height - 40 }}
      />
    </>
  );
};

const page: TablePage = {
  mount: async () => {
    createRoot(container).render(<Users />);
    await drawn();
  },
  type: (key) => typeInto(container.querySelector('input[type=search]'), key),
  scroll: () => scrollThrough(container.querySelector('.MuiDataGrid-virtualScroller')),
  shown: () => shownOf([...container.querySelectorAll('.MuiDataGrid-row')]),
};
Object.assign(window, { page, ready: Promise.resolve() });
