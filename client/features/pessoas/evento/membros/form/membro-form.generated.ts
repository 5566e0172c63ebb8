/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Uma pessoa a adicionar a um evento. */
export type MembroEventoInput = {
  /** Evento, por número ou uuid. */
  idEvento: string | number;
  /** Pessoa, por número ou uuid. */
  idMembro: string | number;
};

export type EventoDoMembroQueryVariables = Exact<{
  id: string | number;
}>;


export type EventoDoMembroQuery = { evento: { id: number, uuid: string, idCliente: number, nomeEvento: string } };

export type AdicionarMembroEventoMutationVariables = Exact<{
  input: Types.MembroEventoInput;
}>;


export type AdicionarMembroEventoMutation = { adicionarMembroEvento: { id: number, uuid: string } };


export const EventoDoMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventoDoMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEvento"}}]}}]}}]} as unknown as DocumentNode<EventoDoMembroQuery, EventoDoMembroQueryVariables>;
export const AdicionarMembroEventoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembroEvento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroEventoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembroEvento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembroEventoMutation, AdicionarMembroEventoMutationVariables>;
export const useEventoDoMembroQuery = (options: useQuery.Options<EventoDoMembroQuery, EventoDoMembroQueryVariables> | SkipToken): useQuery.Result<EventoDoMembroQuery, EventoDoMembroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EventoDoMembroDocument, options as never) as never
export const useAdicionarMembroEventoMutation = (options?: useMutation.Options<AdicionarMembroEventoMutation, AdicionarMembroEventoMutationVariables>): useMutation.ResultTuple<AdicionarMembroEventoMutation, AdicionarMembroEventoMutationVariables> => useMutation(AdicionarMembroEventoDocument, options as never) as never