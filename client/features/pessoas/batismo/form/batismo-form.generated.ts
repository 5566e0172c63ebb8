/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um batismo. */
export type BatismoInput = {
  /** Data do batismo. */
  dataBatismo: string;
  /** Quem foi batizado, por número ou uuid: um recém-convertido. */
  idBatizando: string | number;
  /** Quem batizou, por número ou uuid; não um recém-convertido. */
  idPastor: string | number;
};

export type CriarBatismoMutationVariables = Exact<{
  input: Types.BatismoInput;
  idCliente?: number | null | undefined;
}>;


export type CriarBatismoMutation = { criarBatismo: { id: number, uuid: string, batizando: { id: number, uuid: string, recemConvertido: number, dataBatismo: string | null } | null } };


export const CriarBatismoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarBatismo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatismoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarBatismo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"batizando"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"recemConvertido"}},{"kind":"Field","name":{"kind":"Name","value":"dataBatismo"}}]}}]}}]}}]} as unknown as DocumentNode<CriarBatismoMutation, CriarBatismoMutationVariables>;
export const useCriarBatismoMutation = (options?: useMutation.Options<CriarBatismoMutation, CriarBatismoMutationVariables>): useMutation.ResultTuple<CriarBatismoMutation, CriarBatismoMutationVariables> => useMutation(CriarBatismoDocument, options as never) as never