import { markMember } from '../mark-member.ts';

markMember();
