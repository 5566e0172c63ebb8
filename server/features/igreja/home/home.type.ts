import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { EntradaCalendario } from '../../agenda/calendario/index.js'
import { EventoType } from '../../agenda/evento/index.js'
import { MeuConvite, MinhaEscala } from '../../culto/escala-culto/index.js'
import { FrequenciaCulto } from '../../culto/presenca-culto/index.js'
import { ContaProximaType, FaixaVencimentoType } from '../../financas/conta/index.js'
import { EsperaNosLivrosType } from '../../financas/fechamento/index.js'
import { TotaisDoMesType } from '../../financas/lancamento/index.js'
import { TotaisDaContaType } from '../../financas/livro-caixa/index.js'
import { GrupoQueLidero } from './home.grupos.type.js'
import {
  CelulaQueLidero,
  CuidadoHome,
  FechamentoHome,
  PessoasNovasHome,
  PostHome,
  ProximoCulto,
} from './home.pessoal.type.js'

@ObjectType({ description: 'Quantas pessoas a igreja tem.', simpleResolvers: true })
export class PessoasHome {
  @Field(() => Int, { description: 'Todas as pessoas.' }) total!: number
  @Field(() => Int, { description: 'As ativas.' }) ativas!: number
  @Field(() => Int, { description: 'As recém-convertidas.' }) recemConvertidas!: number
}

@ObjectType({ description: 'Alguém que faz aniversário no mês.', simpleResolvers: true })
export class Aniversariante {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => Int, { description: 'Dia do mês.' }) dia!: number
}

@ObjectType({ description: 'Os aniversários do mês, de pessoas ativas.', simpleResolvers: true })
export class AniversariantesHome {
  @Field(() => Int, { description: 'Quantos são.' }) total!: number
  @Field(() => [Aniversariante], { description: 'Os próximos primeiro, depois os que já foram.' })
  pessoas!: Aniversariante[]
  @Field({ description: 'Só os das pessoas dos grupos que quem pergunta lidera.' }) soDosMeusGrupos!: boolean
}

@ObjectType({ description: 'As contas atrasadas e as que vencem em sete dias, contando hoje.', simpleResolvers: true })
export class VencimentosHome {
  @Field(() => DateOnlyScalar, { description: 'O último dos sete dias.' }) ate!: string
  @Field(() => [FaixaVencimentoType], { description: 'As atrasadas; depois, as dos sete dias.' })
  faixas!: FaixaVencimentoType[]
  @Field(() => [ContaProximaType], { description: 'As primeiras, pela data de vencimento.' })
  contas!: ContaProximaType[]
}

@ObjectType({ description: 'O que a igreja tem hoje.', simpleResolvers: true })
export class SaldoDeHoje {
  @Field(() => DecimalScalar, { description: 'O saldo do livro-caixa até hoje: a soma das contas financeiras.' })
  saldo!: string
  @Field(() => DecimalScalar, { description: 'As entradas deste mês com data depois de hoje.' })
  entradasFuturas!: string
  @Field(() => DecimalScalar, { description: 'As saídas deste mês com data depois de hoje.' })
  saidasFuturas!: string
}

@ObjectType({ description: 'Incidentes de segurança de que alguém ainda deve ser avisado.', simpleResolvers: true })
export class IncidentesHome {
  @Field(() => Int, { description: 'Quantos são.' }) semAviso!: number
  @Field(() => DateOnlyScalar, { description: 'O primeiro dia em que um prazo termina.' }) avisarAte!: string
  @Field(() => Boolean, { description: 'Esse prazo já terminou.' }) vencido!: boolean
}

@ObjectType({ description: 'Que o acesso da igreja mudou, e o que espera revisão.', simpleResolvers: true })
export class AcessoMudouHome {
  @Field(() => Int, { description: 'Funções por rever.' }) funcoes!: number
  @Field(() => Int, { description: 'Pessoas com um limite por rever.' }) limites!: number
}

@ObjectType({ description: 'Uma campanha em andamento.', simpleResolvers: true })
export class CampanhaHome {
  @Field(() => Int, { description: 'Número da campanha.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) nomeCampanha!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) dataFim!: string
  @Field(() => DecimalScalar, { description: 'O alvo em reais.' }) alvoCampanha!: string
  @Field(() => DecimalScalar, { description: 'Quanto já entrou.' }) atingidoCampanha!: string
  @Field(() => DecimalScalar, { description: 'Quanto já entrou, em por cento do alvo.' }) progresso!: string
}

@ObjectType({ description: 'As campanhas em andamento.', simpleResolvers: true })
export class CampanhasHome {
  @Field(() => Int, { description: 'Quantas são.' }) total!: number
  @Field(() => [CampanhaHome], { description: 'As que terminam antes primeiro.' }) campanhas!: CampanhaHome[]
}

@ObjectType({ description: 'A célula de quem pergunta.', simpleResolvers: true })
export class MinhaCelula {
  @Field(() => Int, { description: 'Número da célula.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) nomeCelula!: string
  @Field(() => Int, { nullable: true, description: 'Dia da semana, 0 é domingo.' }) diaCelula!: number | null
  @Field(() => String, { nullable: true, description: 'Hora, HH:mm.' }) horaCelula!: string | null
  @Field({ description: 'Quem pergunta é o líder.' }) lider!: boolean
  @Field(() => String, { nullable: true, description: 'Nome de quem lidera.' }) nomeResponsavel!: string | null
  @Field(() => String, { nullable: true, description: 'Nome do local em que se reúne.' }) nomeLocal!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Endereço em que se reúne. Quem é da célula o vê, mesmo sem poder ler dados pessoais.',
  })
  endereco!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Dia do próximo encontro; nulo sem dia da semana.' })
  proximoEncontro!: string | null
  @Field({
    description:
      'Quem pergunta pode abrir a célula. Falso para quem só alcança os grupos que lidera, e esta é de outra pessoa.',
  })
  abre!: boolean
}

@ObjectType({ description: 'Os dízimos de quem pergunta.', simpleResolvers: true })
export class MeusDizimos {
  @Field(() => DecimalScalar, { description: 'A soma dos deste mês até hoje.' }) soma!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: 'A data do último até hoje.' }) ultimo!: string | null
}

@ObjectType({ description: 'Um dos primeiros passos de uma igreja nova.', simpleResolvers: true })
export class PrimeiroPasso {
  @Field({ description: 'igreja, uso, pessoas, celulas, departamentos, acessos, agenda, contas ou financas.' })
  passo!: string
  @Field({ description: 'A igreja já o deu.' }) feito!: boolean
}

@ObjectType({
  description: 'A página inicial. Uma parte que a pessoa não pode ler, ou que a igreja não usa, é nula ou vazia.',
  simpleResolvers: true,
})
export class Home {
  @Field(() => DateOnlyScalar, { description: 'O dia de hoje na igreja.' }) hoje!: string
  @Field({ description: 'O mês de hoje na igreja, AAAA-MM.' }) mes!: string
  @Field(() => PessoasHome, { nullable: true, description: 'Quantas pessoas há.', complexity: 20 })
  @ReadableBy('usuario.ler')
  pessoas!: PessoasHome | null
  @Field(() => Int, { nullable: true, description: 'Quantas células ativas há.', complexity: 20 })
  @ReadableBy('celula.ler')
  celulas!: number | null
  @Field(() => [TotaisDoMesType], {
    nullable: true,
    description: 'O livro-caixa de doze meses; o último é o mês de hoje, até o último dia dele.',
    complexity: 20,
  })
  @ReadableBy('livroCaixa.verResumo')
  meses!: TotaisDoMesType[] | null
  @Field(() => SaldoDeHoje, {
    nullable: true,
    description: 'O saldo de hoje, e o que o mês ainda tem com data futura.',
    complexity: 20,
  })
  @ReadableBy('livroCaixa.verResumo')
  saldoDeHoje!: SaldoDeHoje | null
  @Field(() => [TotaisDaContaType], {
    nullable: true,
    description: 'O mês em cada conta financeira até hoje, com o saldo de hoje.',
    complexity: 20,
  })
  @ReadableBy('livroCaixa.ler')
  contasFinanceiras!: TotaisDaContaType[] | null
  @Field(() => [FrequenciaCulto], {
    nullable: true,
    description: 'Quantos vieram aos últimos cultos, do mais antigo ao mais novo.',
    complexity: 20,
  })
  @ReadableBy('culto.ler')
  frequencia!: FrequenciaCulto[] | null
  @Field(() => AniversariantesHome, {
    nullable: true,
    description: 'Os aniversários do mês, de pessoas ativas.',
    complexity: 20,
  })
  @ReadableBy('usuario.lerDadosPessoais')
  aniversariantes!: AniversariantesHome | null
  @Field(() => [EntradaCalendario], {
    nullable: true,
    description: 'Os próximos cultos, eventos, ensaios e reuniões, em até trinta dias.',
    complexity: 20,
  })
  @ReadableBy('calendario.ler')
  agenda!: EntradaCalendario[] | null
  @Field(() => VencimentosHome, { nullable: true, description: 'As contas que vencem logo.', complexity: 20 })
  @ReadableBy('contaPagar.ler')
  vencimentos!: VencimentosHome | null
  @Field(() => CampanhasHome, { nullable: true, description: 'As campanhas em andamento.', complexity: 20 })
  @ReadableBy('campanhaMissoes.ler')
  campanhas!: CampanhasHome | null
  @Field(() => ProximoCulto, { nullable: true, description: 'O próximo culto.', complexity: 20 })
  @ReadableBy('culto.ler')
  proximoCulto!: ProximoCulto | null
  @Field(() => [PostHome], { nullable: true, description: 'Os últimos posts.', complexity: 20 })
  @ReadableBy('post.ler')
  posts!: PostHome[] | null
  @Field(() => [CelulaQueLidero], {
    nullable: true,
    description: 'As células que quem pergunta lidera, para quem pode fazer a chamada.',
    complexity: 20,
  })
  @ReadableBy('encontro.escrever')
  celulasQueLidero!: CelulaQueLidero[] | null
  @Field(() => [GrupoQueLidero], {
    description:
      'As classes, os grupos de louvor, os departamentos e as missões que quem pergunta lidera e de que pode cuidar.',
    complexity: 20,
  })
  gruposQueLidero!: GrupoQueLidero[]
  @Field(() => CuidadoHome, { nullable: true, description: 'As pessoas de quem cuidar.', complexity: 20 })
  @ReadableBy('visitaPastoral.escrever')
  cuidado!: CuidadoHome | null
  @Field(() => PessoasNovasHome, { nullable: true, description: 'As pessoas novas.', complexity: 20 })
  @ReadableBy('usuario.lerDadosPessoais')
  pessoasNovas!: PessoasNovasHome | null
  @Field(() => FechamentoHome, { nullable: true, description: 'Até que mês os livros estão fechados.', complexity: 20 })
  @ReadableBy('fechamento.ler')
  fechamento!: FechamentoHome | null
  @Field(() => EsperaNosLivrosType, {
    nullable: true,
    description: 'O que espera para entrar nos livros; nulo se não há nada, ou para quem não os escreve.',
    complexity: 20,
  })
  @ReadableBy('entrada.escrever')
  esperaNosLivros!: EsperaNosLivrosType | null
  @Field(() => IncidentesHome, {
    nullable: true,
    description: 'Os incidentes de segurança de que alguém ainda deve ser avisado; nulo se não há nenhum.',
    complexity: 20,
  })
  @ReadableBy('incidente.ler')
  incidentes!: IncidentesHome | null
  @Field(() => AcessoMudouHome, {
    nullable: true,
    description: 'Que o acesso da igreja mudou; nulo depois de um administrador dizer que entendeu.',
  })
  @ReadableBy('funcao.escrever')
  acessoMudou!: AcessoMudouHome | null
  @Field(() => Int, { nullable: true, description: 'Quantos pedidos de sala esperam resposta.' })
  @ReadableBy('pedidoReserva.decidir')
  pedidosSala!: number | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Quantas participações em grupos quem pergunta pode confirmar (`aConfirmar`). Nulo para quem só cuida dos próprios grupos, ou de nenhum.',
  })
  @ReadableBy('celula.escrever')
  participacoesAConfirmar!: number | null
  @Field(() => [MeuConvite], { description: 'Os pedidos a quem pergunta para ficar no lugar de alguém em uma escala.' })
  meusConvites!: MeuConvite[]
  @Field(() => [MinhaEscala], { description: 'As próximas escalas de quem pergunta, que não recusou.' })
  minhasEscalas!: MinhaEscala[]
  @Field(() => [EventoType], {
    nullable: true,
    description:
      'Os próximos eventos de que quem pergunta participa ou em que espera vaga; depois, os que recebem inscrições.',
    complexity: 20,
  })
  @ReadableBy('evento.ler')
  eventos!: EventoType[] | null
  @Field(() => MinhaCelula, { nullable: true, description: 'A célula de quem pergunta.' })
  minhaCelula!: MinhaCelula | null
  @Field(() => MeusDizimos, { nullable: true, description: 'Os dízimos de quem pergunta.' })
  @ReadableBy('dizimo.ler')
  meusDizimos!: MeusDizimos | null
  @Field({ description: 'Quem pergunta pode ofertar por Pix: a igreja cadastrou a chave.' }) podeOfertar!: boolean
  @Field(() => [PrimeiroPasso], {
    nullable: true,
    description: 'Os primeiros passos; nulo se todos foram dados, se foram dispensados ou se não são de quem pergunta.',
  })
  @ReadableBy('primeirosPassos.dar')
  primeirosPassos!: PrimeiroPasso[] | null
}
