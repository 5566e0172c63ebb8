import {
  BankAccount,
  Calendar,
  Chart,
  Chat,
  Cog,
  Cube,
  Heart,
  Home,
  Key,
  Layers,
  Learning,
  Manual,
  Music,
  People,
  User,
} from '@blueprintjs/icons'
import type { Modulo } from '../schema/rules/acesso/modulos.input'
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
import { tesourariaFeature } from './features/igreja/tesouraria/feature'
import { igrejaUrls } from './features/igreja/urls'
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
import type { BarPlace, ClientFeature, FeatureGroup, FeatureRegistry } from './kernel/feature'

/**
 * The entries of the menu, in its order, with all features that have parts of the frame or of another feature's screens. A
 * new feature adds one line here; docs/caminhos.md says why the entries are these.
 */
export const groups: readonly FeatureGroup[] = [
  { text: 'Início', icon: Home, features: [homeFeature] },
  { text: 'Meu espaço', icon: User, features: [meuEspacoFeature, contribuicaoFeature] },
  {
    text: 'Pessoas',
    icon: People,
    features: [usuarioFeature, conviteFeature, diretorioFeature, importacaoFeature, parentescoFeature],
  },
  {
    text: 'Grupos',
    icon: Layers,
    features: [
      celulaFeature,
      departamentoFeature,
      membroDepartamentoFeature,
      encontroFeature,
      missaoFeature,
      campanhaMissoesFeature,
    ],
  },
  {
    text: 'Cuidado',
    icon: Heart,
    features: [visitaPastoralFeature, batismoFeature],
    uses: ['visitaPastoral.exportar', 'visitaPastoral.escrever', 'batismo.exportar', 'batismo.criar'],
  },
  { text: 'Agenda', icon: Calendar, features: [calendarioFeature, eventoFeature, reuniaoLiderancaFeature] },
  { text: 'Cultos', icon: Manual, features: [cultoFeature, escalaCultoFeature, indisponibilidadeFeature] },
  { text: 'Louvor', icon: Music, features: [grupoLouvorFeature, ensaioLouvorFeature] },
  { text: 'EBD', icon: Learning, features: [classeEBDFeature, aulaEBDFeature] },
  {
    text: 'Salas e recursos',
    icon: Key,
    features: [reservaFeature, pedidoReservaFeature, recursoFeature, tipoRecursoFeature, localFeature],
    uses: ['reserva.escrever', 'recurso.escrever', 'local.escrever', 'pedidoReserva.ler'],
  },
  { text: 'Tesouraria', icon: BankAccount, features: [tesourariaFeature, painelFeature] },
  {
    text: 'Lançamentos',
    under: 'Tesouraria',
    icon: BankAccount,
    features: [
      entradaFeature,
      saidaFeature,
      dizimoFeature,
      contagemFeature,
      reciboFeature,
      anexoFeature,
      aConferirFeature,
    ],
    uses: [
      'entrada.exportar',
      'dizimo.exportar',
      'contagem.exportar',
      'recibo.exportar',
      'entrada.escrever',
      'saida.escrever',
      'dizimo.escrever',
      'contagem.escrever',
      'recibo.escrever',
    ],
  },
  {
    text: 'Contas',
    under: 'Tesouraria',
    icon: BankAccount,
    features: [contaPagarFeature, contaReceberFeature, fornecedorFeature],
    uses: [
      'contaPagar.exportar',
      'contaReceber.exportar',
      'fornecedor.exportar',
      'contaPagar.escrever',
      'contaReceber.escrever',
      'fornecedor.escrever',
    ],
  },
  {
    text: 'Banco e Pix',
    under: 'Tesouraria',
    icon: BankAccount,
    features: [
      contaFinanceiraFeature,
      transferenciaFeature,
      movimentoBancarioFeature,
      pixRecebidoFeature,
      codigoPixFeature,
    ],
    uses: [
      'contaFinanceira.exportar',
      'movimentoBancario.exportar',
      'pixRecebido.exportar',
      'contaFinanceira.escrever',
      'transferencia.escrever',
      'movimentoBancario.escrever',
      'pixRecebido.escrever',
    ],
  },
  {
    text: 'Planejamento',
    under: 'Tesouraria',
    icon: BankAccount,
    features: [orcamentoFeature, previsaoOrcamentariaFeature, centroCustoFeature],
    uses: [
      'orcamento.exportar',
      'previsaoOrcamentaria.exportar',
      'centroCusto.exportar',
      'orcamento.criar',
      'previsaoOrcamentaria.escrever',
      'centroCusto.escrever',
    ],
  },
  {
    text: 'Fim do mês',
    under: 'Tesouraria',
    icon: BankAccount,
    features: [
      livroCaixaFeature,
      demonstrativoFeature,
      fechamentoFeature,
      prestacaoContasFeature,
      contabilidadeFeature,
    ],
    uses: ['livroCaixa.exportar', 'prestacaoContas.lerAprovadas', 'contabilidade.exportar', 'fechamento.fechar'],
  },
  {
    text: 'Ajustes',
    under: 'Tesouraria',
    icon: BankAccount,
    features: [categoriaFeature, provedorPixFeature],
    uses: ['categoria.exportar', 'provedorPix.configurar'],
  },
  { text: 'Mural', icon: Chat, features: [postFeature, tipoPostFeature] },
  {
    text: 'Patrimônio',
    icon: Cube,
    features: [patrimonioFeature, manutencaoPatrimonioFeature, tipoPatrimonioFeature],
    uses: [
      'patrimonio.exportar',
      'manutencaoPatrimonio.exportar',
      'patrimonio.escrever',
      'manutencaoPatrimonio.escrever',
    ],
  },
  {
    text: 'Relatórios',
    icon: Chart,
    features: [relatorioFeature],
    uses: ['usuario.exportar', 'livroCaixa.exportar', 'departamento.exportar', 'patrimonio.exportar'],
  },
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
    uses: ['igreja.administrar', 'plataforma.operar'],
  },
]

/** The features of what a church may say that it does not use. */
export const modules: Readonly<Record<Modulo, readonly ClientFeature[]>> = {
  celulas: [celulaFeature, encontroFeature],
  missoes: [missaoFeature, campanhaMissoesFeature],
  visitas: [visitaPastoralFeature],
  batismos: [batismoFeature],
  reunioes: [reuniaoLiderancaFeature],
  escalas: [escalaCultoFeature, indisponibilidadeFeature],
  louvor: [grupoLouvorFeature, ensaioLouvorFeature],
  ebd: [classeEBDFeature, aulaEBDFeature],
  salas: [reservaFeature, pedidoReservaFeature, recursoFeature, tipoRecursoFeature, localFeature],
  planejamento: [orcamentoFeature, previsaoOrcamentariaFeature, centroCustoFeature],
  mural: [postFeature, tipoPostFeature],
  patrimonio: [patrimonioFeature, manutencaoPatrimonioFeature, tipoPatrimonioFeature],
}

/** Where the church says what it uses, for the search. */
export const usoSettings: FeatureRegistry['unused']['settings'] = {
  text: 'O que a igreja usa',
  to: igrejaUrls.configuracoes('uso'),
  action: 'igreja.administrar',
}

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
  [{ group: 'Agenda', to: '/dashboard/calendario' }, { group: 'Agenda' }],
  // Users who keep the books, but not the people's records, get the treasury.
  [
    { group: 'Pessoas', to: '/dashboard/users', action: 'usuario.lerDadosPessoais' },
    { group: 'Tesouraria', action: 'entrada.escrever' },
    { group: 'Pessoas', to: '/dashboard/users' },
    { group: 'Tesouraria', action: 'entrada.ler' },
    { group: 'Pessoas', text: 'Contatos' },
    { group: 'Patrimônio' },
  ],
  [{ group: 'Meu espaço', text: 'Eu' }],
]
