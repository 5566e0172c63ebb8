export { useAcessoCrumbs } from './crumbs'
export { EXPLICACAO } from './explicacao'
export { pessoas, SO_OS_PROPRIOS } from './niveis'
export { Secoes } from './secoes'
