import { sayStopped } from '@/app/frame/last-net';
import { start } from '@/app/start';
import '@/styles/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
start(container).catch(sayStopped);
