export { patrimonioChoice, usePatrimonioSearch } from './choices'
export { PatrimonioDetalheDocument } from './detail/patrimonio.generated'
export { NoPatrimonios } from './no-patrimonios'
export { patrimonioUrls } from './urls'
