import { mount } from 'svelte';
import App from './App.svelte';
import { unlock } from './device/sound';
import { device } from './state/device.svelte';
import './theme.css';

device.apply();
addEventListener('storage', (event) => event.key === 'nightcoach.settings' && device.reread());
addEventListener('click', unlock, { capture: true });
addEventListener('keydown', unlock, { capture: true });
const target = document.getElementById('app')!;
target.replaceChildren();
export default mount(App, { target });
