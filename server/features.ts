import { avisoFeature } from './features/acesso/aviso/index.js'
import { clienteFeature } from './features/acesso/cliente/index.js'
import { conviteFeature } from './features/acesso/convite/index.js'
import { doisFatoresFeature } from './features/acesso/dois-fatores/index.js'
import { funcaoFeature } from './features/acesso/funcao/index.js'
import { matrizAcessoFeature } from './features/acesso/matriz-acesso/index.js'
import { nivelUsuarioFeature } from './features/acesso/nivel-usuario/index.js'
import { senhaFeature } from './features/acesso/senha/index.js'
import { sessaoFeature } from './features/acesso/sessao/index.js'
import { tokenApiFeature } from './features/acesso/token-api/index.js'
import { areasOfPeople, usuarioFeature } from './features/acesso/usuario/index.js'
import { webhookFeature } from './features/acesso/webhook/index.js'
import { calendarioFeature } from './features/agenda/calendario/index.js'
import { eventoFeature } from './features/agenda/evento/index.js'
import { localFeature } from './features/agenda/local/index.js'
import { pedidoReservaFeature } from './features/agenda/pedido-reserva/index.js'
import { recursoFeature } from './features/agenda/recurso/index.js'
import { reservaFeature } from './features/agenda/reserva/index.js'
import { tipoRecursoFeature } from './features/agenda/tipo-recurso/index.js'
import { postFeature } from './features/comunicacao/post/index.js'
import { tipoPostFeature } from './features/comunicacao/tipo-post/index.js'
import { contagemFeature } from './features/culto/contagem/index.js'
import { cultoFeature } from './features/culto/culto/index.js'
import { ensaioLouvorFeature } from './features/culto/ensaio-louvor/index.js'
import { escalaCultoFeature } from './features/culto/escala-culto/index.js'
import { grupoLouvorFeature } from './features/culto/grupo-louvor/index.js'
import { indisponibilidadeFeature } from './features/culto/indisponibilidade/index.js'
import { liturgiaCultoFeature } from './features/culto/liturgia/index.js'
import { momentoCultoFeature } from './features/culto/momento-culto/index.js'
import { presencaCultoFeature } from './features/culto/presenca-culto/index.js'
import { aulaEBDFeature } from './features/ensino/aula-ebd/index.js'
import { classeEBDFeature } from './features/ensino/classe-ebd/index.js'
import { aConferirFeature } from './features/financas/a-conferir/index.js'
import { anexoFeature } from './features/financas/anexo/index.js'
import { categoriaFeature } from './features/financas/categoria/index.js'
import { centroCustoFeature } from './features/financas/centro-custo/index.js'
import { contaFeature } from './features/financas/conta/index.js'
import { contaFinanceiraFeature } from './features/financas/conta-financeira/index.js'
import { contaPagarFeature } from './features/financas/conta-pagar/index.js'
import { contaReceberFeature } from './features/financas/conta-receber/index.js'
import { contabilidadeFeature } from './features/financas/contabilidade/index.js'
import { demonstrativoFeature } from './features/financas/demonstrativo/index.js'
import { dizimoFeature } from './features/financas/dizimo/index.js'
import { entradaFeature } from './features/financas/entrada/index.js'
import { fechamentoFeature } from './features/financas/fechamento/index.js'
import { fornecedorFeature } from './features/financas/fornecedor/index.js'
import { livroCaixaFeature } from './features/financas/livro-caixa/index.js'
import { movimentoBancarioFeature } from './features/financas/movimento-bancario/index.js'
import { numeroFeature } from './features/financas/numero/index.js'
import { orcamentoFeature } from './features/financas/orcamento/index.js'
import { prestacaoContasFeature } from './features/financas/prestacao-contas/index.js'
import { previsaoOrcamentariaFeature } from './features/financas/previsao-orcamentaria/index.js'
import { reciboFeature } from './features/financas/recibo/index.js'
import { regraBancariaFeature } from './features/financas/regra-bancaria/index.js'
import { saidaFeature } from './features/financas/saida/index.js'
import { somaMensalFeature } from './features/financas/soma-mensal/index.js'
import { transferenciaFeature } from './features/financas/transferencia/index.js'
import { apresentacaoFeature } from './features/igreja/apresentacao/index.js'
import { assinaturaFeature } from './features/igreja/assinatura/index.js'
import { auditoriaFeature } from './features/igreja/auditoria/index.js'
import { buscaFeature } from './features/igreja/busca/index.js'
import { cadastroFeature } from './features/igreja/cadastro/index.js'
import { diretorioFeature } from './features/igreja/diretorio/index.js'
import { emailsFeature } from './features/igreja/emails/index.js'
import { homeFeature } from './features/igreja/home/index.js'
import { incidenteFeature } from './features/igreja/incidente/index.js'
import { limpezaFeature } from './features/igreja/limpeza/index.js'
import { lixeiraFeature } from './features/igreja/lixeira/index.js'
import { plataformaFeature } from './features/igreja/plataforma/index.js'
import { privacidadeFeature } from './features/igreja/privacidade/index.js'
import { registroFeature } from './features/igreja/registro/index.js'
import { campanhaMissoesFeature } from './features/missoes/campanha-missoes/index.js'
import { codigoPixFeature } from './features/missoes/codigo-pix/index.js'
import { contribuicaoFeature } from './features/missoes/contribuicao/index.js'
import { doacaoFeature } from './features/missoes/doacao/index.js'
import { missaoFeature } from './features/missoes/missao/index.js'
import { pixRecebidoFeature } from './features/missoes/pix-recebido/index.js'
import { provedorPixFeature } from './features/missoes/provedor-pix/index.js'
import { manutencaoPatrimonioFeature } from './features/patrimonio/manutencao-patrimonio/index.js'
import { patrimonioFeature } from './features/patrimonio/patrimonio/index.js'
import { tipoPatrimonioFeature } from './features/patrimonio/tipo-patrimonio/index.js'
import { batismoFeature } from './features/pessoas/batismo/index.js'
import { celulaFeature } from './features/pessoas/celula/index.js'
import { departamentoFeature } from './features/pessoas/departamento/index.js'
import { membroDepartamentoFeature } from './features/pessoas/departamento-membro/index.js'
import { encontroFeature } from './features/pessoas/encontro/index.js'
import { importacaoFeature } from './features/pessoas/importacao/index.js'
import { membroCelulaFeature } from './features/pessoas/membro-celula/index.js'
import { parentescoFeature } from './features/pessoas/parentesco/index.js'
import { reuniaoLiderancaFeature } from './features/pessoas/reuniao-lideranca/index.js'
import { visitaPastoralFeature } from './features/pessoas/visita-pastoral/index.js'
import { ataPdfFeature } from './features/relatorios/ata-pdf/index.js'
import { comprovantePdfFeature } from './features/relatorios/comprovante-pdf/index.js'
import { folhaPixFeature } from './features/relatorios/folha-pix/index.js'
import { prestacaoPdfFeature } from './features/relatorios/prestacao-pdf/index.js'
import { reciboPdfFeature } from './features/relatorios/recibo-pdf/index.js'
import { relatorioFeature } from './features/relatorios/relatorio/index.js'
import { relatorioCelulaFeature } from './features/relatorios/relatorio-celula/index.js'
import { kernelActions, permit } from './kernel/access/actions.js'
import { divide, imply, outsideAreas } from './kernel/access/areas.js'
import { lead } from './kernel/access/led.js'
import type { Feature } from './kernel/transport/feature.js'

/** All features of the product. A new feature adds one line here and one in client/features.ts. */
export const features: readonly Feature[] = [
  clienteFeature,
  homeFeature,
  cadastroFeature,
  assinaturaFeature,
  apresentacaoFeature,
  sessaoFeature,
  senhaFeature,
  conviteFeature,
  doisFatoresFeature,
  nivelUsuarioFeature,
  matrizAcessoFeature,
  funcaoFeature,
  tokenApiFeature,
  webhookFeature,
  avisoFeature,
  buscaFeature,
  emailsFeature,
  limpezaFeature,
  auditoriaFeature,
  lixeiraFeature,
  registroFeature,
  privacidadeFeature,
  diretorioFeature,
  plataformaFeature,
  usuarioFeature,
  importacaoFeature,
  celulaFeature,
  membroCelulaFeature,
  encontroFeature,
  relatorioCelulaFeature,
  tipoPatrimonioFeature,
  incidenteFeature,
  prestacaoContasFeature,
  reciboFeature,
  previsaoOrcamentariaFeature,
  contagemFeature,
  tipoRecursoFeature,
  recursoFeature,
  reservaFeature,
  pedidoReservaFeature,
  tipoPostFeature,
  postFeature,
  calendarioFeature,
  manutencaoPatrimonioFeature,
  orcamentoFeature,
  dizimoFeature,
  aConferirFeature,
  anexoFeature,
  momentoCultoFeature,
  cultoFeature,
  liturgiaCultoFeature,
  presencaCultoFeature,
  localFeature,
  departamentoFeature,
  membroDepartamentoFeature,
  parentescoFeature,
  reuniaoLiderancaFeature,
  visitaPastoralFeature,
  batismoFeature,
  patrimonioFeature,
  eventoFeature,
  missaoFeature,
  campanhaMissoesFeature,
  doacaoFeature,
  classeEBDFeature,
  aulaEBDFeature,
  grupoLouvorFeature,
  ensaioLouvorFeature,
  indisponibilidadeFeature,
  escalaCultoFeature,
  fechamentoFeature,
  entradaFeature,
  saidaFeature,
  fornecedorFeature,
  livroCaixaFeature,
  contabilidadeFeature,
  demonstrativoFeature,
  centroCustoFeature,
  categoriaFeature,
  contaFinanceiraFeature,
  transferenciaFeature,
  numeroFeature,
  somaMensalFeature,
  movimentoBancarioFeature,
  regraBancariaFeature,
  codigoPixFeature,
  provedorPixFeature,
  pixRecebidoFeature,
  contribuicaoFeature,
  contaFeature,
  contaPagarFeature,
  contaReceberFeature,
  relatorioFeature,
  ataPdfFeature,
  prestacaoPdfFeature,
  reciboPdfFeature,
  folhaPixFeature,
  comprovantePdfFeature,
]

// fill the permission table from all features
permit([kernelActions, ...features.flatMap(({ actions = {} }) => actions)])
divide(
  [outsideAreas(kernelActions), ...features.flatMap(({ areas = {} }) => areas)],
  [...features.flatMap(({ led }) => led?.area ?? []), ...areasOfPeople],
)
imply(features.flatMap(({ implied = {} }) => implied))
lead(features.flatMap(({ led }) => led ?? []))
