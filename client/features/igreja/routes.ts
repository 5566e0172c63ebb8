import type { RouteObject } from 'react-router-dom'
import { needs } from '../../kernel/session'
import { homeHandle } from './home/early'

const withApollo = (children: RouteObject[]): RouteObject => ({
  lazy: () => import('../../kernel/apollo/provider'),
  children,
})

/** For visitors only: signed-in users are redirected to the dashboard. */
export const visitorRoutes: RouteObject[] = [
  { path: '/login', lazy: () => import('../acesso/login') },
  withApollo([
    { path: '/cadastro', lazy: () => import('./cadastro') },
    { path: '/esqueci-a-senha', lazy: () => import('../acesso/recuperacao') },
  ]),
]

/** Open to everybody, with or without a session. */
export const openRoutes: RouteObject[] = [
  { path: '/', lazy: () => import('./landing') },
  { path: '/termos-e-condicoes', lazy: () => import('./termos') },
  { path: '/desenvolvedores', lazy: () => import('./desenvolvedores') },
  { path: '/sucesso-checkout', lazy: () => import('./checkout/sucesso') },
  { path: '/cancelar-checkout', lazy: () => import('./checkout/cancelar') },
  withApollo([
    { path: '/reset-password/:token', lazy: () => import('../acesso/redefinicao') },
    { path: '/convite/:token', lazy: () => import('../acesso/convite/pagina') },
  ]),
]

/** Routes under /dashboard, inside the frame. */
export const routes: RouteObject[] = [
  { path: 'home', lazy: () => import('./home'), handle: homeHandle },
  {
    path: 'primeiros-passos',
    lazy: () => import('./home/primeiros-passos'),
    handle: needs('primeirosPassos.dar'),
  },
  // The current user's own, which every signed-in person may open.
  { path: 'meu-espaco', lazy: () => import('./meu-espaco') },
  { path: 'settings', lazy: () => import('./configuracoes') },
  { path: 'configuracoes', lazy: () => import('./configuracoes') },
  {
    path: 'settings/webhooks/:id',
    lazy: () => import('./configuracoes/webhooks/entregas'),
    handle: needs('webhook.administrar'),
  },
  { path: 'nivelUsuario', lazy: () => import('../acesso/nivel-usuario'), handle: needs('nivelUsuario.ler') },
  { path: 'emails', lazy: () => import('./emails'), handle: needs('plataforma.operar') },
  { path: 'auditoria', lazy: () => import('./auditoria'), handle: needs('auditoria.ler') },
  { path: 'lixeira', lazy: () => import('./lixeira'), handle: needs('lixeira.restaurar') },
  { path: 'igrejas', lazy: () => import('./plataforma/igrejas'), handle: needs('plataforma.operar') },
  { path: 'tarefas', lazy: () => import('./plataforma/tarefas'), handle: needs('plataforma.operar') },
  { path: 'lentidao', lazy: () => import('./plataforma/lentidao'), handle: needs('plataforma.operar') },
  { path: 'explorador', lazy: () => import('./explorador'), handle: needs('explorador.usar') },
]
