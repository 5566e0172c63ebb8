import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import {
  Chamada,
  Encontro,
  MarcasInput,
  MembroEncontro,
  MembroEncontroInput,
  MembroEncontroPage,
  MembrosEncontroArgs,
  PresencasInput,
  PresencasMarcadas,
} from './encontro.type.js'
import { linesOf } from './marcas.js'
import { type Chamada as ChamadaRow, chamada, type MembroEncontroRow, notInChamada } from './membro-encontro.queries.js'
import {
  adicionarMembroEncontro,
  excluirMembroEncontro,
  listPresencas,
  marcarPresencas,
  marcarPresencasDoDia,
  salvarPresencas,
} from './presenca.usecases.js'

type MarkedResult = Awaited<ReturnType<typeof marcarPresencas>>

const encontro = 'Número ou uuid do encontro.'
const pessoa = 'Pessoa, por número ou uuid.'

@Resolver(() => MembroEncontro)
export class PresencaResolver {
  @Query(() => MembroEncontroPage, {
    description: 'Quem esteve em que encontros das células; de um encontro ou de uma pessoa, com o filtro.',
  })
  @Perfil(listPresencas)
  async membrosEncontro(
    @Ctx() ctx: Context,
    @Args(() => MembrosEncontroArgs) args: MembrosEncontroArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listPresencas(ctx, listArgs(args, info)))
  }

  @Mutation(() => Encontro, {
    description: 'Guarda a chamada inteira de um encontro de uma vez; recusada se alguém a mudou depois de `versao`.',
  })
  @Perfil(salvarPresencas)
  salvarPresencas(
    @Ctx() ctx: Context,
    @IdArg(encontro) id: string,
    @Arg('input', () => PresencasInput, { description: 'Quem esteve presente.' }) input: PresencasInput,
  ) {
    return salvarPresencas(ctx, { ...input, id })
  }

  @Mutation(() => PresencasMarcadas, {
    description:
      'Guarda marcas da chamada feitas em um aparelho, talvez sem conexão: podem chegar tarde, repetidas e de vários aparelhos.',
  })
  @Perfil(marcarPresencas)
  marcarPresencas(
    @Ctx() ctx: Context,
    @IdArg(encontro) id: string,
    @Arg('input', () => MarcasInput, { description: 'As marcas.' }) input: MarcasInput,
  ) {
    return marcarPresencas(ctx, { ...input, id })
  }

  @Mutation(() => PresencasMarcadas, {
    description:
      'O mesmo, para o encontro de uma célula em um dia: se ainda não há um, ele é criado com o uuid que o aparelho escolheu.',
  })
  @Perfil(marcarPresencasDoDia)
  marcarPresencasDoDia(
    @Ctx() ctx: Context,
    @IdArg('Célula, por número ou uuid.') id: string,
    @Arg('dataEncontro', () => DateOnlyScalar, { description: 'Dia do encontro.' }) dataEncontro: string,
    @Arg('novoUuid', () => ID, { description: 'Identificador universal de um encontro novo.' }) novoUuid: string,
    @Arg('input', () => MarcasInput, { description: 'As marcas.' }) input: MarcasInput,
  ) {
    return marcarPresencasDoDia(ctx, { ...input, id, dataEncontro, novoUuid })
  }

  @Mutation(() => MembroEncontro, { description: 'Registra que uma pessoa da igreja esteve no encontro.' })
  @Perfil(adicionarMembroEncontro)
  adicionarMembroEncontro(
    @Ctx() ctx: Context,
    @Arg('input', () => MembroEncontroInput, { description: 'Quem, em que encontro.' }) input: MembroEncontroInput,
  ) {
    return adicionarMembroEncontro(ctx, { id: input.idEncontro, idMembro: input.idMembro })
  }

  @Mutation(() => Mensagem, { description: 'Tira uma pessoa dos presentes de um encontro.' })
  @Perfil(excluirMembroEncontro)
  excluirMembroEncontro(
    @Ctx() ctx: Context,
    @Arg('idEncontro', () => ID, { description: encontro }) id: string,
    @Arg('idMembro', () => ID, { description: pessoa }) idMembro: string,
  ) {
    return excluirMembroEncontro(ctx, { id, idMembro })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Needs('idMembro')
  membro(@Root() row: MembroEncontroRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }
}

@Resolver(() => PresencasMarcadas)
export class PresencasMarcadasResolver {
  @FieldResolver(() => [Chamada], {
    description: 'Só as linhas da chamada de quem foi marcado, como estão agora; quem saiu dela vem como ausente.',
  })
  async marcados(@Root() { encontro, pessoas }: MarkedResult, @Ctx() ctx: Context) {
    return linesOf(await chamada(ctx, encontro.id), pessoas, notInChamada)
  }
}

@Resolver(() => Chamada)
export class ChamadaResolver {
  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  membro(@Root() row: ChamadaRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }
}
