/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EventoDoMembroQueryVariables = Exact<{
  id: string | number;
}>;


export type EventoDoMembroQuery = { evento: { id: number, uuid: string, idCliente: number, nomeEvento: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AdicionarMembrosEventoMutationVariables = Exact<{
  idEvento: string | number;
  ids: Array<string | number> | string | number;
}>;


export type AdicionarMembrosEventoMutation = { adicionarMembrosEvento: { message: string, feitos: number, recusados: Array<{ id: string, name: string | null, motivo: string }> } };


export const EventoDoMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventoDoMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEvento"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<EventoDoMembroQuery, EventoDoMembroQueryVariables>;
export const AdicionarMembrosEventoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembrosEvento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idEvento"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembrosEvento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idEvento"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idEvento"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Resultado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Resultado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultadoLote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"feitos"}},{"kind":"Field","name":{"kind":"Name","value":"recusados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembrosEventoMutation, AdicionarMembrosEventoMutationVariables>;
export const useEventoDoMembroQuery = (options: useQuery.Options<EventoDoMembroQuery, EventoDoMembroQueryVariables> | SkipToken): useQuery.Result<EventoDoMembroQuery, EventoDoMembroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EventoDoMembroDocument, options as never) as never
export const useAdicionarMembrosEventoMutation = (options?: useMutation.Options<AdicionarMembrosEventoMutation, AdicionarMembrosEventoMutationVariables>): useMutation.ResultTuple<AdicionarMembrosEventoMutation, AdicionarMembrosEventoMutationVariables> => useMutation(AdicionarMembrosEventoDocument, options as never) as never