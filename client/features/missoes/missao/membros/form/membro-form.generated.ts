/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Uma pessoa a adicionar a uma missão. */
export type MembroMissaoInput = {
  /** Pessoa, por número ou uuid. */
  idMembro: string | number;
  /** Missão, por número ou uuid. */
  idMissao: string | number;
  /** ativo ou inativo. Sem ele, ativo. */
  statusMembro?: string | null | undefined;
};

export type MissaoDoMembroQueryVariables = Exact<{
  id: string | number;
}>;


export type MissaoDoMembroQuery = { missao: { id: number, uuid: string, idCliente: number, nomeMissao: string } };

export type AdicionarMembroMissaoMutationVariables = Exact<{
  input: Types.MembroMissaoInput;
}>;


export type AdicionarMembroMissaoMutation = { adicionarMembroMissao: { id: number, uuid: string } };


export const MissaoDoMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissaoDoMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMissao"}}]}}]}}]} as unknown as DocumentNode<MissaoDoMembroQuery, MissaoDoMembroQueryVariables>;
export const AdicionarMembroMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembroMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroMissaoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembroMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembroMissaoMutation, AdicionarMembroMissaoMutationVariables>;
export const useMissaoDoMembroQuery = (options: useQuery.Options<MissaoDoMembroQuery, MissaoDoMembroQueryVariables> | SkipToken): useQuery.Result<MissaoDoMembroQuery, MissaoDoMembroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MissaoDoMembroDocument, options as never) as never
export const useAdicionarMembroMissaoMutation = (options?: useMutation.Options<AdicionarMembroMissaoMutation, AdicionarMembroMissaoMutationVariables>): useMutation.ResultTuple<AdicionarMembroMissaoMutation, AdicionarMembroMissaoMutationVariables> => useMutation(AdicionarMembroMissaoDocument, options as never) as never