import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { closedUntil } from '../../financas/lancamento/index.js'
import { CodigoPixGeradoType, GerarCodigoPixInputType } from '../codigo-pix/index.js'
import { cobrarContaPorPix } from './cobranca/cobrar-conta.js'
import { gerarCodigoDaPagina } from './cobranca/ofertar-na-pagina.js'
import { ofertarPix } from './cobranca/ofertar-pix.js'
import { canReceive, chargedConta } from './lancamento/receber-conta.js'
import { devolucoesOf, type PixRecebidoRow } from './pix-recebido.queries.js'
import { actionsOfPixRecebido, isClosedMonth, remainingAmount } from './pix-recebido.rules.js'
import {
  DevolverPixInput,
  IdentificarPixInput,
  PixRecebido,
  PixRecebidoPage,
  PixRecebidosArgs,
} from './pix-recebido.type.js'
import {
  buscarPixRecebidos,
  devolverPixRecebido,
  identificarPixRecebido,
  ignorarPixRecebido,
  listPixRecebidos,
  readPixRecebido,
  tomarDizimoPixRecebido,
  tomarDoacaoPixRecebido,
} from './pix-recebido.usecases.js'

@Resolver(() => PixRecebido)
export class PixRecebidoResolver {
  @Query(() => PixRecebidoPage, { description: 'Os Pix que a igreja recebeu, do mais novo ao mais antigo.' })
  @Perfil(listPixRecebidos)
  async pixRecebidos(
    @Ctx() ctx: Context,
    @Args(() => PixRecebidosArgs) args: PixRecebidosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listPixRecebidos(ctx, listArgs(args, info)))
  }

  @Query(() => PixRecebido, { description: 'Um Pix recebido, por número ou uuid.' })
  @Perfil(readPixRecebido)
  pixRecebido(@Ctx() ctx: Context, @IdArg() id: string) {
    return readPixRecebido(ctx, { id })
  }

  @Mutation(() => PixRecebido, {
    description:
      'Diz para que foi um Pix e de quem, e o lança; o que tem lançamento próprio é lançado de novo no lugar daquele.',
  })
  @Perfil(identificarPixRecebido)
  identificarPixRecebido(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => IdentificarPixInput, { description: 'Para que foi, e de quem.' }) input: IdentificarPixInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return identificarPixRecebido(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => PixRecebido, {
    description:
      'Diz que um Pix que espera é o dízimo já lançado à mão, o seu dizimoParecido; nada é lançado de novo, e o lançamento vai para a conta do Pix.',
  })
  @Perfil(tomarDizimoPixRecebido)
  tomarDizimoPixRecebido(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('idDizimo', () => ID, { description: 'O dízimo, por número ou uuid.' }) idDizimo: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que estava sendo vista.' }) versao?: number | null,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return tomarDizimoPixRecebido(ctx, { id, idDizimo, versao, confirmacoes })
  }

  @Mutation(() => PixRecebido, {
    description:
      'Diz que um Pix que espera é a doação já lançada à mão, a sua doacaoParecida; nada é lançado de novo, e o lançamento vai para a conta do Pix.',
  })
  @Perfil(tomarDoacaoPixRecebido)
  tomarDoacaoPixRecebido(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('idDoacao', () => ID, { description: 'A doação, por número ou uuid.' }) idDoacao: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que estava sendo vista.' }) versao?: number | null,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return tomarDoacaoPixRecebido(ctx, { id, idDoacao, versao, confirmacoes })
  }

  @Mutation(() => PixRecebido, {
    description:
      'Deixa um Pix fora dos livros, por já estar lançado à mão ou não ser entrada; ou volta a considerá-lo.',
  })
  @Perfil(ignorarPixRecebido)
  ignorarPixRecebido(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('ignorar', () => Boolean, { description: 'Falso: volta a considerá-lo.' }) ignorar: boolean,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que estava sendo vista.' }) versao?: number | null,
  ) {
    return ignorarPixRecebido(ctx, { id, ignorar, versao })
  }

  @Mutation(() => Mensagem, { description: 'Consulta o banco sobre novos Pix em instantes.' })
  @Perfil(buscarPixRecebidos)
  buscarPixRecebidos(@Ctx() ctx: Context) {
    return buscarPixRecebidos(ctx, {})
  }

  @Mutation(() => PixRecebido, {
    description: 'Devolve um Pix ou uma parte dele pelo banco. Quando o banco confirma, o lançamento é estornado.',
  })
  @Perfil(devolverPixRecebido)
  devolverPixRecebido(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => DevolverPixInput, { description: 'Quanto.' }) input: DevolverPixInput,
  ) {
    return devolverPixRecebido(ctx, { ...input, id })
  }

  @Mutation(() => CodigoPixGeradoType, {
    description:
      'O código com que a própria pessoa oferta: uma cobrança do banco, se a igreja tem o Pix pelo banco e há um valor; se não, o código fixo da finalidade.',
  })
  @Perfil(ofertarPix)
  ofertarPix(
    @Ctx() ctx: Context,
    @Arg('input', () => GerarCodigoPixInputType, { description: 'O que o código diz.' }) input: GerarCodigoPixInputType,
  ) {
    return ofertarPix(ctx, input)
  }

  @Mutation(() => CodigoPixGeradoType, {
    description:
      'Cobra pelo banco o que falta de uma conta a receber, e devolve o código para quem vai pagar. Pedido de novo, devolve a mesma cobrança enquanto vale. Quando o Pix chega, a conta tem o recebimento.',
  })
  @Perfil(cobrarContaPorPix)
  cobrarContaPorPix(@Ctx() ctx: Context, @IdArg() id: string) {
    return cobrarContaPorPix(ctx, { id })
  }

  @Mutation(() => CodigoPixGeradoType, {
    description:
      'Gera um código Pix da página pública de ofertas de uma igreja, sem nome: uma cobrança do banco, se a igreja tem o Pix pelo banco e há um valor; se não, o código fixo. Não pede sessão.',
  })
  @Perfil(gerarCodigoDaPagina)
  gerarCodigoDaPagina(
    @Ctx() ctx: Context,
    @Arg('endereco', () => String, { description: 'O que vem no fim do endereço da página.' }) endereco: string,
    @Arg('finalidade', () => String, { description: 'Para que é: dizimo, oferta ou campanha.' })
    finalidade: 'dizimo' | 'oferta' | 'campanha',
    @Arg('idCampanha', () => ID, { nullable: true, description: 'A campanha.' }) idCampanha?: string | null,
    @Arg('valor', () => DecimalScalar, { nullable: true, description: 'O valor; ausente, quem paga escolhe.' })
    valor?: string | null,
  ) {
    return gerarCodigoDaPagina(ctx, { endereco, finalidade, idCampanha, valor })
  }

  @FieldResolver(() => DecimalScalar, { description: 'O que resta do valor, sem o que voltou.' })
  @Needs('valor', 'valorDevolvido')
  restante(@Root() row: PixRecebidoRow): string {
    return remainingAmount(row.valor, row.valorDevolvido, '0.00')
  }

  @FieldResolver(() => Int, { description: 'Quantas devoluções dele já foram pedidas ou feitas.' })
  @Needs('id')
  async quantasDevolucoes(@Root() row: PixRecebidoRow, @Ctx() ctx: Context): Promise<number> {
    return (await devolucoesOf(ctx, row.id))?.quantas ?? 0
  }

  @FieldResolver(() => DecimalScalar, {
    description: 'Quanto está voltando: o banco ainda não confirmou a devolução, ou ela ainda não está nos livros.',
  })
  @Needs('id')
  async valorEmDevolucao(@Root() row: PixRecebidoRow, @Ctx() ctx: Context): Promise<string> {
    return (await devolucoesOf(ctx, row.id))?.emCurso ?? '0.00'
  }

  @FieldResolver(() => DecimalScalar, {
    description: 'Quanto o banco retirou por conta própria (MED), sem que a igreja devolvesse.',
  })
  @Needs('id')
  async valorRetiradoPeloBanco(@Root() row: PixRecebidoRow, @Ctx() ctx: Context): Promise<string> {
    return (await devolucoesOf(ctx, row.id))?.peloBanco ?? '0.00'
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A situação da última devolução: EM_PROCESSAMENTO, DEVOLVIDO ou NAO_REALIZADO; nula se não há.',
  })
  @Needs('id')
  async situacaoDevolucao(@Root() row: PixRecebidoRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await devolucoesOf(ctx, row.id))?.situacao ?? null
  }

  @FieldResolver(() => Boolean, {
    description: 'O mês em que chegou está fechado: para lançá-lo, é preciso dizer um dia de um mês aberto.',
  })
  @Needs('data', 'idCliente')
  async mesFechado(@Root() row: PixRecebidoRow, @Ctx() ctx: Context): Promise<boolean> {
    return isClosedMonth(row.data, await closedUntil(ctx, row.idCliente))
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('valor', 'valorDevolvido', 'situacao', 'motivo', 'idDizimo', 'idDoacao', 'idBaixaReceber', 'idContaReceber')
  async acoesPermitidas(@Root() row: PixRecebidoRow, @Ctx() ctx: Context): Promise<string[]> {
    const conta = row.situacao === 'pendente' ? await chargedConta(ctx, row.idContaReceber) : null
    return actionsOfPixRecebido(
      row,
      ctx,
      conta !== null && canReceive(conta, remainingAmount(row.valor, row.valorDevolvido, '0.00')),
    )
  }
}
