export { finalidadeChoices, nomeFinalidade } from './finalidades'
