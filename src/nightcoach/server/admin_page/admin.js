// The operator's page. It asks every few seconds and shows what it is told; names of people are text and never markup.
'use strict';

const given = JSON.parse(document.getElementById('words').textContent);
const KEY = 'nightcoach-admin-token';
const EVERY = 5000;
const id = (name) => document.getElementById(name);
let timer = 0;

function say(message, facts = {}) {
  const text = given.said[message] ?? message;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole));
}

async function ask(path, body) {
  const token = sessionStorage.getItem(KEY);
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const how = { headers, method: body === undefined ? 'GET' : 'POST' };
  if (body !== undefined) how.body = JSON.stringify(body);
  const answer = await fetch(path, how);
  const told = await answer.json();
  if (answer.ok) return told;
  const known = `refused-${told.reason}` in given.said;
  throw Object.assign(new Error(known ? say(`refused-${told.reason}`, told.facts) : told.message), told);
}

function element(tag, text) {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  return made;
}

function facts(pairs) {
  const list = element('dl');
  for (const [message, text] of pairs) {
    const pair = element('div');
    pair.append(element('dt', say(message)), element('dd', text));
    list.append(pair);
  }
  return list;
}

function button(message, press) {
  const made = element('button', say(message));
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

function seconds(count) {
  return say('admin-seconds', { seconds: count });
}

async function act(path, body, done, values) {
  try {
    const told = await ask(path, body);
    id('said').textContent = say(done, { ...values, count: told.tables });
  } catch (error) {
    id('said').textContent = error.message;
  }
  document.activeElement?.blur();
  await show();
}

function sure(question) {
  if (confirm(question)) return true;
  document.activeElement?.blur();
  return false;
}

function serverCard(server) {
  const card = element('article');
  const marks = [server.here && say('admin-here'), server.draining && say('admin-draining')].filter(Boolean);
  card.append(element('h3', [server.server, ...marks].join(' · ')));
  card.append(
    facts([
      ['admin-address', server.address],
      ['admin-version', server.version],
      ['admin-beat', seconds(server.beat)],
      ['admin-up', seconds(server.up)],
      ['admin-tables', server.tables],
      ['admin-connections', server.connections],
    ]),
  );
  if (!server.draining)
    card.append(
      button('admin-drain', () => {
        if (sure(say('admin-drain-sure', server)))
          void act(`/api/admin/servers/${server.server}/drain`, {}, 'admin-drained', server);
      }),
    );
  return card;
}

function tableCard(table) {
  const card = element('article');
  card.append(element('h3', table.locked ? `${table.code} · ${say('admin-locked')}` : table.code));
  const pairs = [['admin-driven', table.server]];
  if (table.game !== null) {
    const people = table.people.map((one) => (one.away ? `${one.name} (${say('admin-away')})` : one.name));
    pairs.push(
      ['admin-game', say(`${table.game}-name`)],
      ['admin-phase', say(`admin-phase-${table.phase}`)],
      ['admin-people', people.join(', ')],
      ['admin-rows', table.rows],
      ['admin-at', new Date(table.at * 1000).toLocaleTimeString(given.language)],
    );
  }
  card.append(facts(pairs));
  if (table.game === null)
    card.append(
      // This server loads it, and shows it from then on.
      button('admin-look', () => void act(`/api/admin/tables/${table.code}`, undefined, '', {})),
    );
  if (table.phase === 'play')
    card.append(
      button('admin-close', () => {
        if (sure(say('admin-close-sure', { table: table.code })))
          void act(`/api/admin/tables/${table.code}/close`, {}, 'admin-closed', { table: table.code });
      }),
    );
  return card;
}

function fill(where, things, card) {
  if (where.contains(document.activeElement)) return; // what has the focus is not taken away
  where.replaceChildren(...things.map(card));
}

async function show() {
  clearTimeout(timer);
  try {
    const told = await ask('/api/admin');
    id('sign-in').hidden = true;
    id('shown').hidden = false;
    id('sign-out').hidden = sessionStorage.getItem(KEY) === null;
    const versions = [...new Set(told.servers.map((server) => server.version))].sort().join(', ');
    id('lags').replaceChildren(
      ...facts([
        ['admin-lag', seconds(told.lag)],
        ['admin-bus', say(`admin-bus-${told.bus}`)],
        ['admin-versions', versions],
      ]).children,
    );
    fill(id('servers'), told.servers, serverCard);
    fill(id('tables'), told.tables, tableCard);
    if (told.tables.length === 0) id('tables').replaceChildren(element('p', say('admin-no-tables')));
  } catch (error) {
    if (error.reason === 'operator') {
      if (sessionStorage.getItem(KEY) !== null) id('said').textContent = say('admin-wrong-token');
      sessionStorage.removeItem(KEY);
      id('shown').hidden = true;
      id('sign-out').hidden = true;
      id('sign-in').hidden = false;
      return;
    }
    id('said').textContent = error.reason ? error.message : say('admin-unreachable', { why: error.message });
  }
  timer = setTimeout(show, EVERY);
}

id('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  sessionStorage.setItem(KEY, id('token').value);
  id('token').value = '';
  id('said').textContent = '';
  void show();
});
id('sign-out').addEventListener('click', () => {
  sessionStorage.removeItem(KEY);
  location.reload();
});
id('announce').addEventListener('submit', (event) => {
  event.preventDefault();
  void act('/api/admin/announce', { minutes: Number(id('minutes').value) }, 'admin-announced');
});
for (const place of document.querySelectorAll('[data-say]')) place.textContent = say(place.dataset.say);
document.title = `Nightcoach: ${say('admin-title')}`;
void show();
