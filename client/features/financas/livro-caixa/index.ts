export { PdfButton } from './screen/pdf'
export { lastTwelveMonths, type Periodo, PeriodoFilter, presentMonth } from './screen/periodo'
export { PorContaCard } from './screen/resumo'
export { ExtratoTiles, Tiles } from './tiles'
