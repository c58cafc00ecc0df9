// Words that people begin a password with, in Spanish, English, Portuguese and Basque. We wrote the list ourselves, so
// it is under the licence of this repository; years and rows of keys are rules in password.ts.
const WORDS = `
  contraseña contrasenia clave secreto secreta acceso entrar ingreso ingresar sesion password passw
  secret letmein welcome access login master default changeme change senha segredo pasahitza admin
  administrador administrator root user usuario invitado guest test prueba demo temporal temporario
  provisorio cambiar cambiame nueva nuevo hola bienvenido bienvenida gracias buenosdias teamo
  tequiero iloveyou amor familia municipio municipal municipalidad ayuntamiento intendencia
  gobierno alcaldia ciudad villa oficina empresa trabajo inspector supervisor constancia formulario
  sistema computadora enero febrero marzo abril mayo junio julio agosto septiembre octubre
  noviembre diciembre lunes martes miercoles jueves viernes sabado domingo january february march
  april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday primavera verano otoño invierno spring summer autumn winter argentina
  cordoba buenosaires rosario mendoza españa navarra pamplona madrid barcelona bocajuniors boca
  riverplate river racing independiente sanlorenzo talleres belgrano instituto osasuna athletic
  futbol football messi maradona campeon campeones mundial dragon monkey princesa princess superman
  batman pokemon starwars sunshine shadow maria jose juan carlos luis pedro pablo diego martin
  lucas sofia lucia laura andrea daniel alejandro fernando michael jessica jesus cristo virgen dios
  estrella angel corazon chocolate perro gato mascota casa google windows facebook
`;

export const COMMON_WORDS: readonly string[] = WORDS.trim().split(/\s+/);
