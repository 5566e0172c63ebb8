import {
  BankAccount,
  Calendar,
  Chart,
  Chat,
  Cog,
  Cube,
  Globe,
  Home,
  Learning,
  Music,
  People,
  User,
} from '@blueprintjs/icons'
import { conviteFeature } from './features/acesso/convite/feature'
import { funcaoFeature } from './features/acesso/funcao/feature'
import { matrizAcessoFeature } from './features/acesso/matriz-acesso/feature'
import { nivelUsuarioFeature } from './features/acesso/nivel-usuario/feature'
import { usuarioFeature } from './features/acesso/usuario/feature'
import { calendarioFeature } from './features/agenda/calendario/feature'
import { eventoFeature } from './features/agenda/evento/feature'
import { localFeature } from './features/agenda/local/feature'
import { pedidoReservaFeature } from './features/agenda/pedido-reserva/feature'
import { recursoFeature } from './features/agenda/recurso/feature'
import { reservaFeature } from './features/agenda/reserva/feature'
import { tipoRecursoFeature } from './features/agenda/tipo-recurso/feature'
import { postFeature } from './features/comunicacao/post/feature'
import { tipoPostFeature } from './features/comunicacao/tipo-post/feature'
import { contagemFeature } from './features/culto/contagem/feature'
import { cultoFeature } from './features/culto/culto/feature'
import { ensaioLouvorFeature } from './features/culto/ensaio-louvor/feature'
import { escalaCultoFeature } from './features/culto/escala-culto/feature'
import { grupoLouvorFeature } from './features/culto/grupo-louvor/feature'
import { indisponibilidadeFeature } from './features/culto/indisponibilidade/feature'
import { aulaEBDFeature } from './features/ensino/aula-ebd/feature'
import { classeEBDFeature } from './features/ensino/classe-ebd/feature'
import { aConferirFeature } from './features/financas/a-conferir/feature'
import { anexoFeature } from './features/financas/anexo/feature'
import { categoriaFeature } from './features/financas/categoria/feature'
import { centroCustoFeature } from './features/financas/centro-custo/feature'
import { contaFinanceiraFeature } from './features/financas/conta-financeira/feature'
import { contaPagarFeature } from './features/financas/conta-pagar/feature'
import { contaReceberFeature } from './features/financas/conta-receber/feature'
import { contabilidadeFeature } from './features/financas/contabilidade/feature'
import { demonstrativoFeature } from './features/financas/demonstrativo/feature'
import { dizimoFeature } from './features/financas/dizimo/feature'
import { entradaFeature } from './features/financas/entrada/feature'
import { fechamentoFeature } from './features/financas/fechamento/feature'
import { fornecedorFeature } from './features/financas/fornecedor/feature'
import { livroCaixaFeature } from './features/financas/livro-caixa/feature'
import { movimentoBancarioFeature } from './features/financas/movimento-bancario/feature'
import { orcamentoFeature } from './features/financas/orcamento/feature'
import { painelFeature } from './features/financas/painel/feature'
import { prestacaoContasFeature } from './features/financas/prestacao-contas/feature'
import { previsaoOrcamentariaFeature } from './features/financas/previsao-orcamentaria/feature'
import { reciboFeature } from './features/financas/recibo/feature'
import { saidaFeature } from './features/financas/saida/feature'
import { transferenciaFeature } from './features/financas/transferencia/feature'
import { auditoriaFeature } from './features/igreja/auditoria/feature'
import { configuracoesFeature } from './features/igreja/configuracoes/feature'
import { diretorioFeature } from './features/igreja/diretorio/feature'
import { emailsFeature } from './features/igreja/emails/feature'
import { exploradorFeature } from './features/igreja/explorador/feature'
import { homeFeature } from './features/igreja/home/feature'
import { incidenteFeature } from './features/igreja/incidente/feature'
import { lixeiraFeature } from './features/igreja/lixeira/feature'
import { meuEspacoFeature } from './features/igreja/meu-espaco/feature'
import { plataformaFeature } from './features/igreja/plataforma/feature'
import { privacidadeFeature } from './features/igreja/privacidade/feature'
import { campanhaMissoesFeature } from './features/missoes/campanha-missoes/feature'
import { codigoPixFeature } from './features/missoes/codigo-pix/feature'
import { contribuicaoFeature } from './features/missoes/contribuicao/feature'
import { missaoFeature } from './features/missoes/missao/feature'
import { pixRecebidoFeature } from './features/missoes/pix-recebido/feature'
import { provedorPixFeature } from './features/missoes/provedor-pix/feature'
import { manutencaoPatrimonioFeature } from './features/patrimonio/manutencao-patrimonio/feature'
import { patrimonioFeature } from './features/patrimonio/patrimonio/feature'
import { tipoPatrimonioFeature } from './features/patrimonio/tipo-patrimonio/feature'
import { batismoFeature } from './features/pessoas/batismo/feature'
import { celulaFeature } from './features/pessoas/celula/feature'
import { departamentoFeature } from './features/pessoas/departamento/feature'
import { membroDepartamentoFeature } from './features/pessoas/departamento-membro/feature'
import { encontroFeature } from './features/pessoas/encontro/feature'
import { importacaoFeature } from './features/pessoas/importacao/feature'
import { parentescoFeature } from './features/pessoas/parentesco/feature'
import { reuniaoLiderancaFeature } from './features/pessoas/reuniao-lideranca/feature'
import { visitaPastoralFeature } from './features/pessoas/visita-pastoral/feature'
import { relatorioFeature } from './features/relatorios/relatorio/feature'
import type { BarPlace, FeatureGroup, FeatureRegistry } from './kernel/feature'

/** All features with parts of the frame or of another feature's screens, in the groups and the order of the menu. A new feature adds one line here. */
export const groups: readonly FeatureGroup[] = [
  { text: 'Início', icon: Home, features: [homeFeature] },
  { text: 'Meu espaço', icon: User, features: [meuEspacoFeature] },
  {
    text: 'Secretaria',
    icon: People,
    features: [
      usuarioFeature,
      conviteFeature,
      diretorioFeature,
      importacaoFeature,
      parentescoFeature,
      departamentoFeature,
      membroDepartamentoFeature,
      celulaFeature,
      encontroFeature,
      batismoFeature,
      visitaPastoralFeature,
      reuniaoLiderancaFeature,
    ],
  },
  { text: 'Agenda', icon: Calendar, features: [eventoFeature, cultoFeature, calendarioFeature, pedidoReservaFeature] },
  {
    text: 'Escalas e louvor',
    icon: Music,
    features: [escalaCultoFeature, indisponibilidadeFeature, grupoLouvorFeature, ensaioLouvorFeature],
  },
  { text: 'Missões', icon: Globe, features: [missaoFeature, campanhaMissoesFeature] },
  { text: 'Ensino', icon: Learning, features: [classeEBDFeature, aulaEBDFeature] },
  {
    text: 'Tesouraria',
    icon: BankAccount,
    features: [
      painelFeature,
      entradaFeature,
      saidaFeature,
      dizimoFeature,
      reciboFeature,
      contagemFeature,
      contaPagarFeature,
      contaReceberFeature,
      fornecedorFeature,
      contaFinanceiraFeature,
      transferenciaFeature,
      anexoFeature,
      movimentoBancarioFeature,
      centroCustoFeature,
      categoriaFeature,
      orcamentoFeature,
      previsaoOrcamentariaFeature,
      livroCaixaFeature,
      demonstrativoFeature,
      fechamentoFeature,
      aConferirFeature,
      prestacaoContasFeature,
      contabilidadeFeature,
      codigoPixFeature,
      pixRecebidoFeature,
      provedorPixFeature,
      contribuicaoFeature,
    ],
  },
  {
    text: 'Patrimônio',
    icon: Cube,
    features: [
      patrimonioFeature,
      tipoPatrimonioFeature,
      manutencaoPatrimonioFeature,
      recursoFeature,
      tipoRecursoFeature,
      reservaFeature,
      localFeature,
    ],
  },
  { text: 'Comunicação', icon: Chat, features: [postFeature, tipoPostFeature] },
  { text: 'Relatórios', icon: Chart, features: [relatorioFeature] },
  {
    text: 'Configurações',
    icon: Cog,
    features: [
      configuracoesFeature,
      privacidadeFeature,
      nivelUsuarioFeature,
      matrizAcessoFeature,
      funcaoFeature,
      auditoriaFeature,
      incidenteFeature,
      lixeiraFeature,
      plataformaFeature,
      emailsFeature,
      exploradorFeature,
    ],
  },
]

/** What the search finds, as its field says. */
export const searched = 'pessoas, grupos, agenda, bens e telas'

/** What the search finds only when somebody asks for it, as it says, and who may read it. */
export const searchedOnRequest: FeatureRegistry['searchedOnRequest'] = {
  text: 'nos lançamentos e nas contas',
  actions: ['entrada.ler', 'saida.ler', 'contaPagar.ler', 'contaReceber.ler'],
}

/** The bottom bar on a phone. For each position, the first choice that the current user may open is shown. */
export const bar: readonly (readonly BarPlace[])[] = [
  [{ group: 'Início' }],
  // The calendar is the screen that people use most in this group.
  [{ group: 'Agenda', to: '/dashboard/calendario' }],
  // Users who keep the books, but not the people's records, get the treasury.
  [
    { group: 'Secretaria', text: 'Pessoas', alone: true, action: 'usuario.lerDadosPessoais' },
    { group: 'Tesouraria', action: 'entrada.escrever' },
    { group: 'Secretaria', text: 'Pessoas', alone: true },
    { group: 'Tesouraria', action: 'entrada.ler' },
    { group: 'Patrimônio' },
  ],
  [{ group: 'Meu espaço', text: 'Eu' }],
]
