import { useCan } from '../../../../kernel/session'

/** Which gifts that somebody typed are shown beside a Pix: variables of all its documents. */
export const useVistos = () => ({ dizimos: useCan('dizimo.ler'), doacoes: useCan('doacao.ler') })
