// XLSForms as people write them, for tests: every kind of row, groups and repeats, lists that depend on one another, several
// languages, and a survey of households. Each sheet is a table with a column behind each bar.
import type { XlsFormSheets } from '../interchange/xlsform/read-xlsform.ts';
import type { TextTable } from '../sheets/sheet-lines.ts';

export function xlsForm(survey: string, choices = '', settings = ''): XlsFormSheets {
  return { survey: tableOf(survey), choices: tableOf(choices), settings: tableOf(settings) };
}

function tableOf(text: string): TextTable {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Every type that a question of ours has a match for, under old names and new ones. */
export const WIDGETS = xlsForm(
  `type | name | label | appearance | default | parameters
   note | welcome | Muestra de controles | | |
   string | texto | Un texto | multiline | |
   int | entero | Un entero | | |
   decimal | decimal | Un decimal | | |
   range | escala | De uno a diez | | | start=1 end=10 step=1
   range | nota | Una nota | | | start=0 end=10 step=0.5
   select_one frutas | fruta | Una fruta | autocomplete | |
   select all that apply from frutas | frutas | Varias frutas | | |
   select one from si_no | gusta | ¿Le gusta? | | |
   date | dia | Un día | | today() |
   time | hora | Una hora | | |
   dateTime | momento | Un momento | | |
   image | foto | Una foto | | |
   video | pelicula | Una película | | |
   file | anexo | Un anexo | | |
   image | firma | Firma del vecino | signature | |
   trigger | acepta | Acepto las condiciones | | |
   barcode | codigo | Un código | | |
   text | web | Sitio de internet | url | |
   geopoint | punto | ¿Dónde está? | | |`,
  `list_name | name | label
   frutas | manzana | Manzana
   frutas | pera | Pera
   si_no | yes | Sí
   si_no | no | No`,
  `form_title | form_id
   Controles | controles`,
);

/** What our forms do not have, row by row. */
export const UNHELD = xlsForm(
  `type | name | label | hint | constraint | constraint_message | default | read_only | appearance | calculation | media::image | choice_filter | required | mi columna
   start | start | | | | | | | | | | | |
   deviceid | deviceid | | | | | | | | | | | |
   text | nombre | Nombre | Como en el documento | string-length(.) > 2 | Muy corto | Ana | | | | | | yes |
   integer | edad | Edad | | . >= 0 and . < 120 | | | true | | | | | \${nombre} != '' | x
   select_one ciudades | ciudad | Ciudad | | | | | | quick | | mapa.png | provincia=\${provincia} | |
   calculate | doble | | | | | | | | \${edad} * 2 | | | |
   background-audio | voz | Grabación | | | | | | | | | | |
   geoshape | parcela | Parcela | | | | | | | | | | |
   rank ciudades | orden | Orden | | | | | | | | | | |
   select_one_from_file calles.csv | calle | Calle | | | | | | | | | | |
   image | foto | Foto | | | | | | | | | | yes |`,
  `list name | value | caption
   ciudades | 1 | Luján
   ciudades | 2 | Moreno`,
);

export const GROUPS = xlsForm(
  `type | name | label | relevant | repeat_count
   text | antes | Antes | |
   begin group | datos | Datos | |
   note | datos_nota | Complete todo | |
   text | nombre | Nombre | |
   begin_group | domicilio | Domicilio | |
   text | calle | Calle | |
   end_group | | | |
   text | despues | Después | |
   begin group | sin_titulo | | |
   text | otro | Otro | |
   end group | | | |
   end group | | | |
   begin repeat | personas | Personas | | 3
   text | nombre | Nombre | |
   begin group | edades | Edades | |
   integer | edad | Edad | |
   end group | | | |
   begin repeat | oficios | Oficios | |
   text | oficio | Oficio | |
   end repeat | | | |
   end repeat | | | |`,
);

export const CONDITIONS = xlsForm(
  `type | name | label | relevant | required
   begin group | animales | Animales | |
   select_multiple animal | tiene | ¿Qué animales tiene? | | yes
   text | raza | Raza del perro | selected(\${tiene}, 'perro') |
   begin group | gatos | | selected(\${tiene}, "gato") |
   integer | cuantos | ¿Cuántos gatos? | |
   text | color | Color | \${cuantos} = 1 |
   end group | | | |
   integer | vacunas | ¿Cuántas vacunas? | selected(\${tiene}, 'perro') or selected(\${tiene}, 'gato') | yes
   end group | | | |
   select_one destino | destino | Destino | |
   text | motivo | Motivo | \${destino} = '1' |
   text | final | Final | |
   text | tarde | Tarde | \${destino} = '2' |`,
  `list_name | name | label
   animal | perro | Perro
   animal | gato | Gato
   animal | ninguno | Ninguno
   destino | 1 | Obra
   destino | 2 | Comercio`,
);

export const LANGUAGES = xlsForm(
  `type | name | label::Español (es) | label::English (en) | label::Euskara (eu) | label::Klingon
   text | nombre | Nombre | Name | Izena | pong
   select_one zona | zona | | Zone | |
   note | gracias | Gracias | Thanks | |`,
  `list_name | name | label::English (en) | label::Español (es)
   zona | n | North | Norte
   zona | s | South | Sur`,
  `form_title | default_language | version
   Idiomas | Español (es) | 7`,
);

export const HOUSEHOLD = xlsForm(
  `type | name | label | required | relevant
   today | today | | |
   note | presentacion | Buenos días. Esta encuesta es voluntaria. | |
   begin group | vivienda | Vivienda | |
   select_one material | material | Material de las paredes | yes |
   integer | cuartos | Cuartos | true() |
   end group | | | |
   begin repeat | miembro | Miembro del hogar | |
   text | nombre | Nombre | yes |
   integer | edad | Edad de \${nombre} | |
   select_one si_no | estudia | ¿Estudia? | | \${edad} < 18
   end repeat | | | |
   begin group | cierre | Cierre | |
   select_one si_no or_other | volver | ¿Podemos volver? | |
   geopoint | lugar | Ubicación del hogar | |
   end group | | | |`,
  `list_name | name | label
   material | ladrillo | Ladrillo
   material | adobe | Adobe
   si_no | si | Sí
   si_no | no | No`,
  `form_title | form_id | version
   Encuesta de hogares | hogares | 2026`,
);
