export { patrimonioChoice, usePatrimonioSearch } from './choices'
export { NoPatrimonios } from './no-patrimonios'
export { patrimonioUrls } from './urls'
