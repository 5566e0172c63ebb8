import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import { Directive, Extensions, UseMiddleware } from 'type-graphql'
import type { z } from 'zod'
import { perfisOf, publicAction } from '../../access/actions.js'
import type { Context } from '../../work/context/context.js'
import type { UseCase } from '../../work/use-case.js'

export const perfilDirective = new GraphQLDirective({
  name: 'perfil',
  description:
    'Perfis que podem usar este campo só pelo perfil, até onde a igreja não decidiu menos, e a ação que ele pede. A quem tem outro perfil, de 2 a 5, a igreja pode dar a ação; `eu { acoes }` diz as que quem pergunta tem. Sem a diretiva, uma operação é pública, e em um registro vale o que vale para ele. Em um campo simples de um registro: sem a ação, o campo vem nulo (ou vazio), e um token o encontra em extensions.ocultos.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    permite: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      description: 'Números dos perfis que a têm pelo perfil; vazio: só vem de outras ações.',
    },
    acao: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'Nome da ação, que é também o nome do escopo.',
    },
  },
})

/** The parts of a use case that the schema's extensions expose to the sweeps. */
type Authorised = Pick<UseCase<z.ZodType, unknown>, 'action' | 'record' | 'asks'> & { input?: z.ZodType }

/** Directives that wait for the permission table, because resolvers are loaded before it is complete. */
const waiting: (() => void)[] = []

/** Calls this function once the permission table is complete. */
export const waitForTable = (write: () => void): void => void waiting.push(write)

/** Writes the directives; called when the schema is made. */
export function writeDirectives(): void {
  for (const write of waiting.splice(0)) write()
}

/**
 * For every query and mutation, and every edge: `@Perfil(listPatrimonios)`. Writes the directive into the SDL, from the use case's
 * action and the permission table. It also refuses the operation before the resolver runs; the use case checks again.
 */
export function Perfil({ action, record, asks, input }: Authorised): MethodDecorator {
  const decorators: MethodDecorator[] = [Extensions({ action, record, asks, input }) as MethodDecorator]
  if (action !== publicAction) {
    decorators.push(
      UseMiddleware(({ context, info }, next) => {
        const ctx = context as Context
        ctx.authorise(action)
        // query fields run concurrently, so only a mutation may set the current operation
        if (info.parentType === info.schema.getMutationType()) ctx.current.operation = `mutation ${info.fieldName}`
        return next()
      }) as MethodDecorator,
    )
  }
  return (target, key, descriptor) => {
    for (const decorate of decorators) decorate(target, key, descriptor)
    if (action === publicAction) return
    waitForTable(() => {
      const directive = Directive(
        `@perfil(permite: [${perfisOf(action).join(', ')}], acao: "${action}")`,
      ) as MethodDecorator
      directive(target, key, descriptor)
    })
  }
}
