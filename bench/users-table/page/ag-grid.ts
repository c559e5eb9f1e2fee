import type { User } from '@mobility/openapi';
import { AllCommunityModule, createGrid, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { answersOf, size, usersOf } from '../field.ts';
import { badgesOf, columns, hrefOf } from './cells.ts';
import { count, drawn, scrollThrough, shownOf, type TablePage, typeInto } from './table-page.ts';

ModuleRegistry.registerModules([AllCommunityModule]);
const answers = answersOf(usersOf(count));
const input = document.createElement('input');
input.type = 'search';
const place = document.createElement('div');
place.style.height = `${size.height - 40}px`;

const element = (tag: string, text: string): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

/** The content of a cell as elements. */
const draw = (id: string, user: User, text: string): HTMLElement => {
  if (id === 'actions' || id === 'balance') return element('button', text);
  const cell = element('span', id === 'name' || id === 'status' ? '' : text);
  if (id === 'name') {
    const link = element('a', text);
    link.setAttribute('href', hrefOf(user));
    cell.append(element('span', user.name.slice(0, 2)), link, element('span', `${user.role}`));
  }
  if (id === 'status')
    cell.append(element('span', text), ...badgesOf(user).map((word) => element('b', word)));
  return cell;
};

const scrollerIn = (element: Element): Element | null =>
  [...element.querySelectorAll('*')].find(
    (inside) =>
      inside.scrollHeight > inside.clientHeight && /auto|scroll/.test(getComputedStyle(inside).overflowY),
  ) ?? null;

let grid: GridApi<User> | undefined;
const page: TablePage = {
  mount: async () => {
    document.body.append(input, place);
    grid = createGrid<User>(place, {
      columnDefs: columns.map(({ id, name, width, textOf }) => ({
        colId: id,
        headerName: name,
        width,
        valueGetter: ({ data }) => data && textOf(data),
        cellRenderer: ({ data, value }: { data: User; value: string }) => draw(id, data, value),
      })),
      rowData: [...(answers.get('') ?? [])],
      getRowId: ({ data }) => data.id,
      rowHeight: 36,
      animateRows: false,
    });
    input.addEventListener('input', () =>
      grid?.setGridOption('rowData', [...(answers.get(input.value) ?? [])]),
    );
    await drawn();
  },
  type: (key) => typeInto(input, key),
  scroll: () => scrollThrough(scrollerIn(place)),
  shown: () => shownOf([...place.querySelectorAll('.ag-row')]),
};
Object.assign(window, { page, ready: Promise.resolve() });
