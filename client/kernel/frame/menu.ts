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
  type SVGIconProps,
} from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import type { Action } from '../../gql/actions'

export type MenuItem = {
  text: string
  to: string
  /** Who may not do this does not see the item. Without it: everybody who is signed in. */
  action?: Action
  /** Where else one is at this place: screens whose address begins otherwise. */
  also?: readonly string[]
  /** More words by which the search finds the screen. */
  words?: string
}

export type MenuGroup = {
  text: string
  icon: ComponentType<SVGIconProps>
  items: MenuItem[]
}

/** The whole menu. */
export const MENU: MenuGroup[] = [
  { text: 'Início', icon: Home, items: [{ text: 'Início', to: '/dashboard/home', words: 'home painel' }] },
  {
    text: 'Secretaria',
    icon: People,
    items: [
      {
        text: 'Pessoas',
        to: '/dashboard/users',
        also: ['/dashboard/user'],
        action: 'usuario.ler',
        words: 'membros usuários importar',
      },
      {
        text: 'Departamentos',
        to: '/dashboard/departaments',
        also: ['/dashboard/departament'],
        action: 'departamento.ler',
        words: 'ministérios equipes membros',
      },
      {
        text: 'Células',
        to: '/dashboard/celulas',
        also: ['/dashboard/membrosCelula', '/dashboard/encontro-celula', '/dashboard/encontrosCelulas'],
        action: 'celula.ler',
        words: 'grupos pequenos encontros',
      },
      { text: 'Batismos', to: '/dashboard/batismos', also: ['/dashboard/batismo'], action: 'batismo.ler' },
      { text: 'Visitas pastorais', to: '/dashboard/visitas_pastorais', action: 'visitaPastoral.ler' },
      { text: 'Reuniões', to: '/dashboard/reunioes_lideranca', action: 'reuniaoLideranca.ler', words: 'liderança' },
    ],
  },
  {
    text: 'Agenda',
    icon: Calendar,
    items: [
      { text: 'Eventos', to: '/dashboard/eventos', action: 'evento.ler' },
      { text: 'Cultos', to: '/dashboard/cultos', action: 'culto.ler', words: 'liturgia presença' },
      {
        text: 'Calendário',
        to: '/dashboard/calendario',
        action: 'calendario.ler',
        words: 'agenda mês semana assinar ics',
      },
      { text: 'Escalas', to: '/dashboard/escalas-cultos', action: 'escalaCulto.ler', words: 'servir voluntários' },
      { text: 'Minhas escalas', to: '/dashboard/escalas-cultos/usuario', words: 'servir confirmar recusar' },
    ],
  },
  {
    text: 'Louvor',
    icon: Music,
    items: [
      { text: 'Grupos', to: '/dashboard/grupos_louvor', action: 'grupoLouvor.ler', words: 'ministério banda' },
      { text: 'Ensaios', to: '/dashboard/ensaios_louvor', action: 'ensaioLouvor.ler', words: 'setlist músicas' },
      {
        text: 'Calendário de ensaios',
        to: '/dashboard/ensaios_louvor/calendario',
        action: 'ensaioLouvor.ler',
        words: 'agenda louvor',
      },
    ],
  },
  {
    text: 'Missões',
    icon: Globe,
    items: [
      { text: 'Missões', to: '/dashboard/missoes', action: 'missao.ler' },
      { text: 'Campanhas', to: '/dashboard/campanha_missoes', action: 'campanhaMissoes.ler', words: 'doações' },
    ],
  },
  {
    text: 'Ensino',
    icon: Learning,
    items: [
      { text: 'Classes', to: '/dashboard/classesEBD', action: 'classeEBD.ler', words: 'escola bíblica dominical' },
      { text: 'Aulas', to: '/dashboard/aulasEBD', action: 'aulaEBD.ler', words: 'escola bíblica dominical chamada' },
    ],
  },
  {
    text: 'Tesouraria',
    icon: BankAccount,
    items: [
      {
        text: 'Painel',
        to: '/dashboard/painel-financeiro',
        action: 'livroCaixa.ler',
        words: 'finanças gráficos receitas despesas resumo',
      },
      {
        text: 'Entradas',
        to: '/dashboard/entradas',
        also: ['/dashboard/financas'],
        action: 'entrada.ler',
        words: 'finanças receitas ofertas',
      },
      { text: 'Saídas', to: '/dashboard/saidas', action: 'saida.ler', words: 'finanças despesas' },
      { text: 'Dízimos', to: '/dashboard/dizimos', action: 'dizimo.ler' },
      {
        text: 'Contas a pagar',
        to: '/dashboard/contas_pagar',
        action: 'contaPagar.ler',
        words: 'boletos despesas vencimento',
      },
      {
        text: 'Contas a receber',
        to: '/dashboard/contas_receber',
        action: 'contaReceber.ler',
        words: 'aluguel vencimento',
      },
      { text: 'Centros de custo', to: '/dashboard/centro-custo', action: 'centroCusto.ler' },
      { text: 'Orçamentos', to: '/dashboard/orcamentos', action: 'orcamento.ler' },
      { text: 'Livro-caixa', to: '/dashboard/livro-caixa', action: 'livroCaixa.ler', words: 'saldo extrato' },
      { text: 'Fechamento', to: '/dashboard/fechamento', action: 'fechamento.ler', words: 'meses fechados fechar mês' },
    ],
  },
  {
    text: 'Patrimônio',
    icon: Cube,
    items: [
      {
        text: 'Patrimônios',
        to: '/dashboard/patrimonios',
        also: ['/dashboard/patrimonio'],
        action: 'patrimonio.ler',
        words: 'bens inventário',
      },
      { text: 'Tipos', to: '/dashboard/tipoPatrimonios', action: 'tipoPatrimonio.ler', words: 'categorias' },
      { text: 'Manutenções', to: '/dashboard/manutencoes-patrimonios', action: 'manutencaoPatrimonio.ler' },
      {
        text: 'Recursos',
        to: '/dashboard/recursos',
        action: 'recurso.ler',
        words: 'projetor sala van livre disponibilidade',
      },
      { text: 'Tipos de recurso', to: '/dashboard/tipoRecursos', action: 'tipoRecurso.ler' },
      { text: 'Reservas', to: '/dashboard/reservas', action: 'reserva.ler', words: 'recursos agendar emprestar' },
      { text: 'Locais', to: '/dashboard/locais', action: 'local.ler' },
    ],
  },
  {
    text: 'Comunicação',
    icon: Chat,
    items: [
      { text: 'Feed', to: '/dashboard/feed', action: 'post.ler', words: 'notícias avisos mural' },
      { text: 'Posts', to: '/dashboard/posts', action: 'post.escrever' },
      { text: 'Tipos de post', to: '/dashboard/tipoPosts', action: 'tipoPost.escrever' },
    ],
  },
  {
    text: 'Relatórios',
    icon: Chart,
    items: [{ text: 'Relatórios', to: '/dashboard/relatorios', action: 'relatorio.ler', words: 'pdf imprimir' }],
  },
  {
    text: 'Configurações',
    icon: Cog,
    items: [
      {
        text: 'Geral',
        to: '/dashboard/settings',
        also: ['/dashboard/configuracoes'],
        words: 'perfil senha segurança aparência tema tokens igreja logotipo privacidade lgpd solicitar dados',
      },
      {
        text: 'Níveis de usuário',
        to: '/dashboard/nivelUsuario',
        action: 'nivelUsuario.ler',
        words: 'permissões perfis',
      },
      { text: 'Auditoria', to: '/dashboard/auditoria', action: 'auditoria.ler', words: 'histórico log quem mudou' },
      { text: 'Lixeira', to: '/dashboard/lixeira', action: 'lixeira.restaurar', words: 'excluídos restaurar' },
      {
        text: 'Igrejas',
        to: '/dashboard/igrejas',
        action: 'plataforma.operar',
        words: 'clientes suspender plataforma',
      },
      { text: 'Tarefas com falha', to: '/dashboard/tarefas', action: 'plataforma.operar', words: 'fila jobs repetir' },
      { text: 'E-mails enviados', to: '/dashboard/emails', action: 'plataforma.operar', words: 'caixa de saída' },
      { text: 'Explorador GraphQL', to: '/dashboard/explorador', action: 'explorador.usar', words: 'api' },
    ],
  },
]

/** The part of the menu that these actions open; groups without any open item are left out. */
export function allowedMenu(acoes: readonly string[]): MenuGroup[] {
  const allowed = new Set(acoes)
  return MENU.map((group) => ({
    ...group,
    items: group.items.filter(({ action }) => !action || allowed.has(action)),
  })).filter(({ items }) => items.length > 0)
}
