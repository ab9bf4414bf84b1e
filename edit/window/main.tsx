import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { start } from './feed.ts';
import './window.css';

createRoot(document.body).render(<App />);
start();
