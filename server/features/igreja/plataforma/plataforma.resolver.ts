import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, ArgsType, Ctx, Field, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, PageArgs, pageOf, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { listSlowOperations } from './operacoes-lentas.js'
import {
  listFailedTarefas,
  listIgrejas,
  reativarIgreja,
  repetirTarefa,
  suspenderIgreja,
} from './plataforma.usecases.js'

@ObjectType({ description: 'Uma igreja, como a plataforma a vê.', simpleResolvers: true })
export class IgrejaPlataforma {
  @Field(() => Int, { description: 'Número da igreja (idCliente).' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) nome!: string
  @Field({ description: 'Fuso horário em que instantes são mostrados (IANA).' }) fusoHorario!: string
  @Field(() => DateTimeScalar, { description: 'Quando se cadastrou.' }) createdAt!: Date
  @Field({ description: 'ativa, suspensa (lê, mas não escreve) ou encerrando.' }) situacao!: string
  @Field(() => String, { nullable: true, description: 'Por que está suspensa.' }) motivoSuspensao!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando será apagada, se encerrou a conta.' })
  apagarEm!: Date | null
  @Field(() => Int, { description: 'Quantas pessoas tem.' }) pessoas!: number
  @Field(() => Int, { description: 'Quanto as suas imagens ocupam, em kB.' }) kilobytes!: number
  @Field(() => DateTimeScalar, { nullable: true, description: 'Último uso por alguém que está no sistema.' })
  ultimaAtividade!: Date | null
  @Field(() => Int, { description: 'E-mails que mandou hoje (UTC).' }) emailsHoje!: number
  @Field(() => Int, { nullable: true, description: 'E-mails que pode mandar por dia; nulo: sem limite.' })
  limiteEmails!: number | null
}

const IgrejaPlataformaPage = pageOf(IgrejaPlataforma)

@ObjectType({ description: 'Uma tarefa que falhou em todas as tentativas.', simpleResolvers: true })
export class TarefaFalha {
  @Field(() => ID, { description: 'Identificador.' }) id!: string
  @Field({ description: 'Que tarefa é.' }) nome!: string
  @Field(() => Int, { nullable: true, description: 'Número da igreja; 0 é a plataforma.' }) idCliente!: number | null
  @Field(() => Int, { description: 'Quantas vezes foi tentada.' }) tentativas!: number
  @Field(() => DateTimeScalar, { description: 'Quando entrou na fila.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando falhou pela última vez.' }) falhouEm!: Date | null
}

const TarefaFalhaPage = pageOf(TarefaFalha)

@ObjectType({ description: 'Uma operação que demorou, em uma igreja, nos últimos 7 dias.', simpleResolvers: true })
export class OperacaoLenta {
  @Field(() => ID, { description: 'Identificador.' }) id!: string
  @Field(() => Int, { nullable: true, description: 'Número da igreja; nulo: sem sessão.' }) idCliente!: number | null
  @Field(() => String, { nullable: true, description: 'Nome da igreja, se ainda existe.' }) igreja!: string | null
  @Field({ description: 'Que operação: consulta, mutação, rota ou tarefa.' }) operacao!: string
  @Field(() => Int, { description: 'Quantas vezes demorou.' }) vezes!: number
  @Field(() => Int, { description: 'Em milissegundos, o tempo que 95% das vezes não passaram.' }) p95!: number
  @Field(() => Int, { description: 'A vez mais demorada, em milissegundos.' }) pior!: number
  @Field(() => String, { nullable: true, description: 'O comando SQL mais demorado, sem valores.' }) comando!:
    | string
    | null
  @Field(() => Int, { nullable: true, description: 'Quanto ele demorou, em milissegundos.' }) comandoMs!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando demorou pela última vez.' }) ultima!: Date
}

const OperacaoLentaPage = pageOf(OperacaoLenta)

@ArgsType()
class IgrejasArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'ativa, suspensa ou encerrando.' })
  situacao?: 'ativa' | 'suspensa' | 'encerrando' | null
}

const idIgreja = 'A igreja, por número ou uuid.'

@Resolver()
export class PlataformaResolver {
  @Query(() => IgrejaPlataformaPage, { description: 'As igrejas da plataforma, a mais nova primeiro.' })
  @Perfil(listIgrejas)
  async igrejas(@Ctx() ctx: Context, @Args(() => IgrejasArgs) args: IgrejasArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listIgrejas(ctx, listArgs(args, info)))
  }

  @Mutation(() => Mensagem, { description: 'Suspende uma igreja: ela lê, mas não escreve. Nada se perde.' })
  @Perfil(suspenderIgreja)
  suspenderIgreja(
    @Ctx() ctx: Context,
    @IdArg(idIgreja) id: string,
    @Arg('motivo', () => String, { description: 'Por quê; a igreja o vê.' }) motivo: string,
  ) {
    return suspenderIgreja(ctx, { id, motivo })
  }

  @Mutation(() => Mensagem, { description: 'Reativa uma igreja suspensa.' })
  @Perfil(reativarIgreja)
  reativarIgreja(@Ctx() ctx: Context, @IdArg(idIgreja) id: string) {
    return reativarIgreja(ctx, { id })
  }

  @Query(() => TarefaFalhaPage, { description: 'As tarefas que falharam, a mais nova primeiro.' })
  @Perfil(listFailedTarefas)
  async tarefasFalhas(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listFailedTarefas(ctx, listArgs(args, info)))
  }

  @Query(() => OperacaoLentaPage, {
    description: 'As operações que mais vezes demoraram nos últimos 7 dias, por igreja.',
  })
  @Perfil(listSlowOperations)
  async operacoesLentas(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listSlowOperations(ctx, listArgs(args, info)))
  }

  @Mutation(() => Mensagem, { description: 'Põe de novo na fila uma tarefa que falhou.' })
  @Perfil(repetirTarefa)
  repetirTarefa(@Ctx() ctx: Context, @Arg('uuid', () => ID, { description: 'Identificador da tarefa.' }) id: string) {
    return repetirTarefa(ctx, { id })
  }
}
