import { createRoot } from 'react-dom/client';
import { EmbeddedBooking } from './EmbeddedBooking.tsx';

// A server would have written the token into the page.
const token = new URLSearchParams(location.search).get('token') ?? '';
document.querySelector('meta[name=mobility-token]')?.setAttribute('content', token);
const widget = document.getElementById('widget');
if (widget) createRoot(widget).render(<EmbeddedBooking />);
