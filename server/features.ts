import { entradaFeature } from './features/financas/entrada/index.js'
import { fechamentoFeature } from './features/financas/fechamento/index.js'
import { livroCaixaFeature } from './features/financas/livro-caixa/index.js'
import { saidaFeature } from './features/financas/saida/index.js'
import { buscaFeature } from './features/igreja/busca/index.js'
import { cadastroFeature } from './features/igreja/cadastro/index.js'
import { clienteFeature } from './features/igreja/cliente/index.js'
import { doisFatoresFeature } from './features/igreja/dois-fatores/index.js'
import { emailsFeature } from './features/igreja/emails/index.js'
import { limpezaFeature } from './features/igreja/limpeza/index.js'
import { nivelUsuarioFeature } from './features/igreja/nivel-usuario/index.js'
import { senhaFeature } from './features/igreja/senha/index.js'
import { sessaoFeature } from './features/igreja/sessao/index.js'
import { tokenApiFeature } from './features/igreja/token-api/index.js'
import { localFeature } from './features/patrimonio/local/index.js'
import { patrimonioFeature } from './features/patrimonio/patrimonio/index.js'
import { tipoPatrimonioFeature } from './features/patrimonio/tipo-patrimonio/index.js'
import { importacaoFeature } from './features/pessoas/importacao/index.js'
import { usuarioFeature } from './features/pessoas/usuario/index.js'
import type { Feature } from './kernel/feature.js'

/** All that the product does. A new feature is one line here. */
export const features: readonly Feature[] = [
  clienteFeature,
  cadastroFeature,
  sessaoFeature,
  senhaFeature,
  doisFatoresFeature,
  nivelUsuarioFeature,
  tokenApiFeature,
  buscaFeature,
  emailsFeature,
  limpezaFeature,
  usuarioFeature,
  importacaoFeature,
  tipoPatrimonioFeature,
  localFeature,
  patrimonioFeature,
  fechamentoFeature,
  entradaFeature,
  saidaFeature,
  livroCaixaFeature,
]
