import { entradaFeature } from './features/financas/entrada/index.js'
import { fechamentoFeature } from './features/financas/fechamento/index.js'
import { livroCaixaFeature } from './features/financas/livro-caixa/index.js'
import { saidaFeature } from './features/financas/saida/index.js'
import { apresentacaoFeature } from './features/igreja/apresentacao/index.js'
import { assinaturaFeature } from './features/igreja/assinatura/index.js'
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
import { missaoFeature } from './features/missoes/missao/index.js'
import { localFeature } from './features/patrimonio/local/index.js'
import { patrimonioFeature } from './features/patrimonio/patrimonio/index.js'
import { tipoPatrimonioFeature } from './features/patrimonio/tipo-patrimonio/index.js'
import { batismoFeature } from './features/pessoas/batismo/index.js'
import { celulaFeature } from './features/pessoas/celula/index.js'
import { departamentoFeature } from './features/pessoas/departamento/index.js'
import { departamentoMembroFeature } from './features/pessoas/departamento-membro/index.js'
import { encontroFeature } from './features/pessoas/encontro/index.js'
import { eventoFeature } from './features/pessoas/evento/index.js'
import { importacaoFeature } from './features/pessoas/importacao/index.js'
import { membroCelulaFeature } from './features/pessoas/membro-celula/index.js'
import { reuniaoLiderancaFeature } from './features/pessoas/reuniao-lideranca/index.js'
import { usuarioFeature } from './features/pessoas/usuario/index.js'
import { visitaPastoralFeature } from './features/pessoas/visita-pastoral/index.js'
import { relatorioCelulaFeature } from './features/relatorios/relatorio-celula/index.js'
import type { Feature } from './kernel/feature.js'

/** All that the product does. A new feature is one line here. */
export const features: readonly Feature[] = [
  clienteFeature,
  cadastroFeature,
  assinaturaFeature,
  apresentacaoFeature,
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
  celulaFeature,
  membroCelulaFeature,
  encontroFeature,
  relatorioCelulaFeature,
  tipoPatrimonioFeature,
  localFeature,
  departamentoFeature,
  departamentoMembroFeature,
  reuniaoLiderancaFeature,
  visitaPastoralFeature,
  batismoFeature,
  patrimonioFeature,
  eventoFeature,
  missaoFeature,
  fechamentoFeature,
  entradaFeature,
  saidaFeature,
  livroCaixaFeature,
]
