import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { qrPicture } from '../../../kernel/base/qr.js'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { fotoUrl } from '../../../kernel/work/files/files.queries.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { codigoToCheck, conferirRecibo } from './conferir.js'
import { amountInWords } from './extenso.js'
import { igrejaById, type ReciboRow, reciboById } from './recibo.queries.js'
import { actionsOfRecibo } from './recibo.rules.js'
import { Recibo, ReciboConferido, ReciboPage, RecibosArgs } from './recibo.type.js'
import { cancelarRecibo, emitirReciboEntrada, emitirSegundaVia, listRecibos, readRecibo } from './recibo.usecases.js'

/** The address of the public page for a receipt. */
const endereco = (ctx: Context, row: ReciboRow): string =>
  `${ctx.services.config.publicUrl}/conferir/${codigoToCheck(row)}`

@Resolver(() => Recibo)
export class ReciboResolver {
  @Query(() => ReciboPage, {
    description: 'Recibos da igreja, do último número ao primeiro; para o perfil Membro, só os próprios.',
  })
  @Perfil(listRecibos)
  async recibos(@Ctx() ctx: Context, @Args(() => RecibosArgs) args: RecibosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listRecibos(ctx, listArgs(args, info)))
  }

  @Query(() => Recibo, { description: 'Um recibo, por número do registro ou uuid.' })
  @Perfil(readRecibo)
  recibo(@Ctx() ctx: Context, @IdArg() id: string) {
    return readRecibo(ctx, { id })
  }

  @Query(() => ReciboConferido, { description: 'Confere um recibo pelo código impresso nele. Não pede sessão.' })
  @Perfil(conferirRecibo)
  conferirRecibo(
    @Ctx() ctx: Context,
    @Arg('codigo', () => String, { description: 'O que vem no fim do endereço impresso.' }) codigo: string,
  ) {
    return conferirRecibo(ctx, { codigo })
  }

  @Mutation(() => Recibo, { description: 'Emite o recibo da entrada de uma doação; da segunda vez, devolve o mesmo.' })
  @Perfil(emitirReciboEntrada)
  emitirReciboEntrada(@Ctx() ctx: Context, @IdArg('Entrada, por número ou uuid.') id: string) {
    return emitirReciboEntrada(ctx, { id })
  }

  @Mutation(() => Recibo, { description: 'Emite mais uma via de um recibo; a impressão traz a marca e o dia.' })
  @Perfil(emitirSegundaVia)
  emitirSegundaVia(@Ctx() ctx: Context, @IdArg() id: string) {
    return emitirSegundaVia(ctx, { id })
  }

  @Mutation(() => Recibo, {
    description: 'Cancela um recibo, que fica com o seu número; o dízimo ou a doação pode receber outro.',
  })
  @Perfil(cancelarRecibo)
  cancelarRecibo(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('motivo', () => String, { description: 'Por que é cancelado, até 200 caracteres.' }) motivo: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que estava sendo vista.' }) versao?: number | null,
  ) {
    return cancelarRecibo(ctx, { id, motivo, versao })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem deu.' })
  @Needs('idMembro')
  membro(@Root() row: ReciboRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Número do comprovante que este substitui.' })
  @Needs('idSubstituido')
  async numeroSubstituido(@Root() row: ReciboRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await reciboById(ctx, row.idSubstituido))?.numero ?? null
  }

  @FieldResolver(() => String, { description: 'O valor por extenso.' })
  @Needs('valor')
  valorPorExtenso(@Root() row: ReciboRow): string {
    return amountInWords(row.valor)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome de quem o emitiu.' })
  @Needs('emitidoPor')
  async nomeEmissor(@Root() row: ReciboRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await pessoaById(ctx, row.emitidoPor))?.name ?? null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome de quem o cancelou.' })
  @Needs('canceladoPor')
  async canceladoPor(@Root() row: ReciboRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await pessoaById(ctx, row.canceladoPor))?.name ?? null
  }

  @FieldResolver(() => String, { description: 'Fuso horário da igreja.' })
  @Needs('idCliente')
  fusoHorario(@Root() row: ReciboRow, @Ctx() ctx: Context): Promise<string> {
    return fusoOf(ctx, row.idCliente)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Endereço do logotipo da igreja.' })
  @Needs('idCliente')
  async logoUrl(@Root() row: ReciboRow, @Ctx() ctx: Context) {
    return fotoUrl(ctx, (await igrejaById(ctx, row.idCliente))?.idLogo ?? null)
  }

  @FieldResolver(() => String, { description: 'Endereço da página pública que diz se o recibo vale.' })
  @Needs('idCliente', 'codigo')
  enderecoConferir(@Root() row: ReciboRow, @Ctx() ctx: Context): string {
    return endereco(ctx, row)
  }

  @FieldResolver(() => String, { description: 'O mesmo endereço como código QR: imagem SVG em uma URL data:.' })
  @Needs('idCliente', 'codigo')
  qrCode(@Root() row: ReciboRow, @Ctx() ctx: Context): Promise<string> {
    return qrPicture(endereco(ctx, row))
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este recibo agora.' })
  @Needs('canceladoEm')
  acoesPermitidas(@Root() row: ReciboRow, @Ctx() ctx: Context): string[] {
    return actionsOfRecibo(row, ctx)
  }
}
