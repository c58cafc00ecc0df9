// Scans the text of an XML document piece by piece and checks that it is harmless: tags are closed, no
// document type, no entities but the five of XML, no processing instructions, not too deep. It resolves and
// fetches nothing.
// rules: W12, X14.07

export interface XmlScanner {
  /** False as soon as the document is refused. */
  readonly push: (text: string) => boolean;
  /** Local name of the root element; null when the document is incomplete or was refused. */
  readonly end: () => string | null;
}

const DEPTH_MAX = 100;
/** Most characters of one tag or comment. */
const TOKEN_MAX = 100_000;
const NAME = '[\\p{L}_][\\p{L}\\p{N}_.:-]*';
const VALUE = '(?:"[^"<]*"|\'[^\'<]*\')';
const OPENING = new RegExp(`^<(${NAME})(?:\\s+${NAME}\\s*=\\s*${VALUE})*\\s*(/?)>$`, 'u');
const CLOSING = new RegExp(`^</(${NAME})\\s*>$`, 'u');
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9A-Fa-f]{1,6});)/;
/** Longest entity of XML. */
const ENTITY_MAX = 10;
const DECLARATION = /^<\?xml(?:\s[^?]*)?\?>$/;

interface Progress {
  /** Text that was pushed and not processed yet. */
  pending: string;
  readonly open: string[];
  root: string | null;
  begun: boolean;
  inCdata: boolean;
  refused: boolean;
}

/** Takes one token from the pending text; false when more text is needed. */
type Take = (state: Progress) => boolean;

export function xmlScanner(): XmlScanner {
  const state: Progress = {
    pending: '',
    open: [],
    root: null,
    begun: false,
    inCdata: false,
    refused: false,
  };
  return {
    push: (text) => {
      state.pending += text;
      while (!state.refused && state.pending !== '' && takeNext(state));
      return !state.refused;
    },
    end: () => {
      const whole = !state.inCdata && state.open.length === 0 && state.pending.trim() === '';
      return whole && !state.refused ? state.root : null;
    },
  };
}

const takeNext: Take = (state) => {
  if (state.inCdata) return takeCdata(state);
  if (!state.pending.startsWith('<')) return takeText(state);
  if (state.pending.startsWith('<![CDATA[')) {
    state.inCdata = state.open.length > 0;
    state.refused = !state.inCdata;
    return true;
  }
  if (state.pending.startsWith('<!--')) return takeDelimited(state, '-->');
  if (state.pending.startsWith('<?')) return takeDeclaration(state);
  if (state.pending.startsWith('<!')) return refuseUnlessBegun(state);
  return takeTag(state);
};

function refuse(state: Progress): boolean {
  state.refused = true;
  return true;
}

/** `<!` may be the beginning of a comment or of CDATA that has not arrived completely. */
const refuseUnlessBegun: Take = (state) => {
  const cut = ['<![CDATA[', '<!--'].some((token) => token.startsWith(state.pending));
  return cut ? false : refuse(state);
};

const takeText: Take = (state) => {
  const next = state.pending.indexOf('<');
  const cutEntity = next < 0 ? state.pending.indexOf('&', -ENTITY_MAX + state.pending.length) : -1;
  const until = next >= 0 ? next : cutEntity >= 0 ? cutEntity : state.pending.length;
  const text = state.pending.slice(0, until);
  const outside = state.open.length === 0 && text.replace(/^\uFEFF/, '').trim() !== '';
  if (outside || OTHER_ENTITY.test(text)) return refuse(state);
  state.pending = state.pending.slice(until);
  return until > 0;
};

const takeCdata: Take = (state) => {
  const end = state.pending.indexOf(']]>');
  // The last characters may be the beginning of the closing mark.
  state.pending = end < 0 ? state.pending.slice(-2) : state.pending.slice(end + 3);
  state.inCdata = end < 0;
  return end >= 0;
};

function takeDelimited(state: Progress, mark: string): boolean {
  const end = state.pending.indexOf(mark);
  if (end < 0) return state.pending.length > TOKEN_MAX ? refuse(state) : false;
  state.pending = state.pending.slice(end + mark.length);
  state.begun = true;
  return true;
}

const takeDeclaration: Take = (state) => {
  const end = state.pending.indexOf('?>');
  if (end < 0) return state.pending.length > TOKEN_MAX ? refuse(state) : false;
  if (state.begun || !DECLARATION.test(state.pending.slice(0, end + 2))) return refuse(state);
  return takeDelimited(state, '?>');
};

const takeTag: Take = (state) => {
  const end = tagEnd(state.pending);
  if (end < 0) return state.pending.length > TOKEN_MAX ? refuse(state) : false;
  const tag = state.pending.slice(0, end + 1);
  state.pending = state.pending.slice(end + 1);
  state.begun = true;
  const closed = CLOSING.exec(tag)?.[1];
  if (closed !== undefined) return state.open.pop() === closed || refuse(state);
  const [, name, empty] = OPENING.exec(tag) ?? [];
  const second = state.open.length === 0 && state.root !== null;
  if (name === undefined || second || OTHER_ENTITY.test(tag) || state.open.length >= DEPTH_MAX)
    return refuse(state);
  state.root ??= name.split(':').at(-1) ?? null;
  if (empty === '') state.open.push(name);
  return true;
};

/** Position of the '>' that ends the tag, ignoring those inside a value; -1 when it has not arrived. */
function tagEnd(text: string): number {
  let quote = '';
  const most = Math.min(text.length, TOKEN_MAX + 1);
  for (let at = 0; at < most; at++) {
    const character = text.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}
