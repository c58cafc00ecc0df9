// The fonts of PDFs. Source Sans 3 has Latin, Greek and Cyrillic letters; names and words in other scripts get a font of
// their own, loaded only for the PDFs that need it, because those of the East are large.
// rules: X18.02, X31.31
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface ScriptFont {
  readonly family: string;
  readonly letters: RegExp;
  readonly path: string;
}

const MAIN = 'Source Sans 3';
const MAIN_PATHS = [
  require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  require.resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
];

/**
 * In the order in which a letter is looked for. Chinese and Japanese share signs that each draws in its own way: kana
 * show that a text is Japanese.
 */
const SCRIPT_FONTS: readonly ScriptFont[] = [
  {
    family: 'Noto Sans JP',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    path: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  },
  {
    family: 'Noto Sans SC',
    letters: /\p{Script=Han}/u,
    path: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  },
  {
    family: 'Noto Sans KR',
    letters: /\p{Script=Hangul}/u,
    path: require.resolve('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
  },
  {
    family: 'Noto Sans Arabic',
    letters: /\p{Script=Arabic}/u,
    path: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  },
  {
    family: 'Noto Sans Hebrew',
    letters: /\p{Script=Hebrew}/u,
    path: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  },
  {
    family: 'Noto Sans Devanagari',
    letters: /\p{Script=Devanagari}/u,
    path: require.resolve(
      '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    ),
  },
  {
    family: 'Noto Emoji',
    letters: /\p{Extended_Pictographic}/u,
    path: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  },
];

/** The families that a text needs, the main one first. */
export function familiesFor(text: string): readonly string[] {
  return [MAIN, ...SCRIPT_FONTS.filter(({ letters }) => letters.test(text)).map(({ family }) => family)];
}

const contents = new Map<string, Buffer>();

function contentOf(path: string): Buffer {
  const content = contents.get(path) ?? readFileSync(path);
  contents.set(path, content);
  return content;
}

/** The font files of these families, each read once. */
export function fontFiles(families: readonly string[]): readonly Buffer[] {
  const others = SCRIPT_FONTS.filter(({ family }) => families.includes(family)).map(({ path }) => path);
  return [...MAIN_PATHS, ...others].map(contentOf);
}
