export { useAcessoCrumbs } from './crumbs'
export { pessoas, SO_OS_PROPRIOS } from './niveis'
export { Secoes } from './secoes'
