import { renderToString } from 'react-dom/server';
import { clientOf } from './client.ts';
import { Widget } from './Widget.tsx';

process.stdout.write(renderToString(<Widget client={clientOf('http://localhost:8080')} />));
