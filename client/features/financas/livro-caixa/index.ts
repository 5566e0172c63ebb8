export { PdfButton } from './screen/pdf'
export { type Periodo, PeriodoFilter, presentMonth } from './screen/periodo'
export { PorConta } from './screen/resumo'
export { ExtratoTiles, Tiles } from './tiles'
