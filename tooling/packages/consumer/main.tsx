import '@mobility/components/styles.css';
import { createRoot } from 'react-dom/client';
import { signIn } from './client.ts';
import { Widget } from './Widget.tsx';

const api = new URLSearchParams(location.search).get('api') ?? '';
const client = await signIn(api, 'rider@mobility.example', 'mobility');
const widget = document.getElementById('widget');
if (widget) createRoot(widget).render(<Widget client={client} />);
