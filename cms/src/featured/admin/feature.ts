import { adminApi } from '@strapi/strapi/admin';
import { affirmationUid } from '../../contract/affirmation-uid.ts';

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (build) => ({
    feature: build.mutation<unknown, { documentIds: string[]; featured: boolean }>({
      query: (data) => ({ url: '/panel/featured', method: 'POST', data }),
      // Makes the content manager reload its list.
      invalidatesTags: [{ type: 'Document', id: `${affirmationUid}_LIST` }],
    }),
  }),
});

/** A mutation that features affirmations or stops featuring them. */
export const useFeature = api.useFeatureMutation;
