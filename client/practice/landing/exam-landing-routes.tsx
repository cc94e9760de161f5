import { paths } from '#client/shell/paths.ts';
import { ExamLanding, type SetFormat } from './exam-landing.tsx';

function pageOf(format: SetFormat, start: string) {
  return { Component: () => <ExamLanding format={format} start={start} /> };
}

/** /exam/science and /exam/management. */
export const examLandingRoutes = {
  science: pageOf('science-exam', paths.scienceExamStart.to()),
  management: pageOf('management-exam', paths.managementExamStart.to()),
};
