import { clienteActions } from './features/acesso/cliente/cliente.actions.js'
import { nivelUsuarioActions } from './features/acesso/nivel-usuario/nivel-usuario.actions.js'
import { tokenApiActions } from './features/acesso/token-api/token-api.actions.js'
import { usuarioActions } from './features/acesso/usuario/usuario.actions.js'
import { calendarioActions } from './features/agenda/calendario/calendario.actions.js'
import { eventoActions } from './features/agenda/evento/evento.actions.js'
import { localActions } from './features/agenda/local/local.actions.js'
import { recursoActions } from './features/agenda/recurso/recurso.actions.js'
import { reservaActions } from './features/agenda/reserva/reserva.actions.js'
import { tipoRecursoActions } from './features/agenda/tipo-recurso/tipo-recurso.actions.js'
import { postActions } from './features/comunicacao/post/post.actions.js'
import { tipoPostActions } from './features/comunicacao/tipo-post/tipo-post.actions.js'
import { cultoActions } from './features/culto/culto/culto.actions.js'
import { ensaioLouvorActions } from './features/culto/ensaio-louvor/ensaio-louvor.actions.js'
import { escalaCultoActions } from './features/culto/escala-culto/escala-culto.actions.js'
import { grupoLouvorActions } from './features/culto/grupo-louvor/grupo-louvor.actions.js'
import { liturgiaCultoActions } from './features/culto/liturgia/liturgia.actions.js'
import { momentoCultoActions } from './features/culto/momento-culto/momento-culto.actions.js'
import { presencaCultoActions } from './features/culto/presenca-culto/presenca-culto.actions.js'
import { aulaEBDActions } from './features/ensino/aula-ebd/aula-ebd.actions.js'
import { classeEBDActions } from './features/ensino/classe-ebd/classe-ebd.actions.js'
import { centroCustoActions } from './features/financas/centro-custo/centro-custo.actions.js'
import { contaPagarActions } from './features/financas/conta-pagar/conta-pagar.actions.js'
import { contaReceberActions } from './features/financas/conta-receber/conta-receber.actions.js'
import { dizimoActions } from './features/financas/dizimo/dizimo.actions.js'
import { entradaActions } from './features/financas/entrada/entrada.actions.js'
import { fechamentoActions } from './features/financas/fechamento/fechamento.actions.js'
import { livroCaixaActions } from './features/financas/livro-caixa/livro-caixa.actions.js'
import { orcamentoActions } from './features/financas/orcamento/orcamento.actions.js'
import { saidaActions } from './features/financas/saida/saida.actions.js'
import { assinaturaActions } from './features/igreja/assinatura/assinatura.actions.js'
import { auditoriaActions } from './features/igreja/auditoria/auditoria.actions.js'
import { buscaActions } from './features/igreja/busca/busca.actions.js'
import { campanhaMissoesActions } from './features/missoes/campanha-missoes/campanha-missoes.actions.js'
import { doacaoActions } from './features/missoes/doacao/doacao.actions.js'
import { missaoActions } from './features/missoes/missao/missao.actions.js'
import { manutencaoPatrimonioActions } from './features/patrimonio/manutencao-patrimonio/manutencao-patrimonio.actions.js'
import { patrimonioActions } from './features/patrimonio/patrimonio/patrimonio.actions.js'
import { tipoPatrimonioActions } from './features/patrimonio/tipo-patrimonio/tipo-patrimonio.actions.js'
import { batismoActions } from './features/pessoas/batismo/batismo.actions.js'
import { celulaActions } from './features/pessoas/celula/celula.actions.js'
import { departamentoActions } from './features/pessoas/departamento/departamento.actions.js'
import { encontroActions } from './features/pessoas/encontro/encontro.actions.js'
import { reuniaoLiderancaActions } from './features/pessoas/reuniao-lideranca/reuniao-lideranca.actions.js'
import { visitaPastoralActions } from './features/pessoas/visita-pastoral/visita-pastoral.actions.js'
import { relatorioActions } from './features/relatorios/relatorio/relatorio.actions.js'
import { kernelActions, permit } from './kernel/access/actions.js'

export { actionNames, actions } from './kernel/access/actions.js'

/**
 * THE permission table (decisions.md, section 2), put together from the features' rows: action -> perfis that may do it.
 * docs/permissoes.md shows it whole. Nothing else in the server or the client derives a rule from a perfil number.
 */
permit({
  ...kernelActions,
  ...clienteActions,
  ...nivelUsuarioActions,
  ...tokenApiActions,
  ...usuarioActions,
  ...calendarioActions,
  ...eventoActions,
  ...localActions,
  ...recursoActions,
  ...reservaActions,
  ...tipoRecursoActions,
  ...postActions,
  ...tipoPostActions,
  ...cultoActions,
  ...ensaioLouvorActions,
  ...escalaCultoActions,
  ...grupoLouvorActions,
  ...liturgiaCultoActions,
  ...momentoCultoActions,
  ...presencaCultoActions,
  ...aulaEBDActions,
  ...classeEBDActions,
  ...centroCustoActions,
  ...contaPagarActions,
  ...contaReceberActions,
  ...dizimoActions,
  ...entradaActions,
  ...fechamentoActions,
  ...livroCaixaActions,
  ...orcamentoActions,
  ...saidaActions,
  ...assinaturaActions,
  ...auditoriaActions,
  ...buscaActions,
  ...campanhaMissoesActions,
  ...doacaoActions,
  ...missaoActions,
  ...manutencaoPatrimonioActions,
  ...patrimonioActions,
  ...tipoPatrimonioActions,
  ...batismoActions,
  ...celulaActions,
  ...departamentoActions,
  ...encontroActions,
  ...reuniaoLiderancaActions,
  ...visitaPastoralActions,
  ...relatorioActions,
})
