import { Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { silence } from './speech-wav.ts';

/** Shows how loud the microphone hears somebody, and says once it has heard anything. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const { recording: t } = useTexts(textsByLanguage);
  const bar = useRef<HTMLSpanElement>(null);
  const [isHeard, setHeard] = useState(false);

  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    const draw = () => {
      analyser.getFloatTimeDomainData(samples);
      const peak = Math.min(Math.max(...samples.map(Math.abs)), 1);
      // Ears hear the square root rather than the amplitude.
      bar.current?.style.setProperty('transform', `scaleX(${Math.sqrt(peak)})`);
      if (peak > silence) setHeard(true);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);

  return (
    <div>
      <Meter aria-hidden>
        <span ref={bar} />
      </Meter>
      <Typography role="status" tag="p" variant="pi" textColor="neutral600">
        {isHeard ? t.isHeard : t.speakNow}
      </Typography>
    </div>
  );
}

const Meter = styled.div`
  height: 0.8rem;
  margin-bottom: 0.4rem;
  overflow: hidden;
  border-radius: 0.4rem;
  background: ${({ theme }) => theme.colors.neutral200};

  span {
    display: block;
    height: 100%;
    background: ${({ theme }) => theme.colors.primary600};
    transform: scaleX(0);
    transform-origin: left;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
